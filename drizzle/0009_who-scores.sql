ALTER TABLE "matches" ADD COLUMN "scoring_phone" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "scoring_user_id" uuid;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "scoring_link_id" uuid;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "scoring_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_scoring_user_id_users_id_fk" FOREIGN KEY ("scoring_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;