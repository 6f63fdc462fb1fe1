CREATE TABLE "merged_places" (
	"club_id" uuid NOT NULL,
	"merge_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"ref" text NOT NULL,
	CONSTRAINT "merged_places_pk" PRIMARY KEY("club_id","merge_id","session_id","ref")
);
--> statement-breakpoint
CREATE TABLE "merges" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"from_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"moved_user_id" uuid,
	"user_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "merges_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "session_players" DROP CONSTRAINT "session_players_player";--> statement-breakpoint
ALTER TABLE "links" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "active_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_players" ADD COLUMN "document_id" text;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "merged_places" ADD CONSTRAINT "merged_places_merge_fk" FOREIGN KEY ("club_id","merge_id") REFERENCES "public"."merges"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_places" ADD CONSTRAINT "merged_places_place_fk" FOREIGN KEY ("club_id","session_id","ref") REFERENCES "public"."session_players"("club_id","session_id","ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_from_fk" FOREIGN KEY ("club_id","from_id") REFERENCES "public"."players"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_into_fk" FOREIGN KEY ("club_id","into_id") REFERENCES "public"."players"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_places_place" ON "merged_places" USING btree ("club_id","session_id","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "merges_standing" ON "merges" USING btree ("club_id","from_id") WHERE "merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "merges_into" ON "merges" USING btree ("club_id","into_id");--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_id" UNIQUE("id");--> statement-breakpoint
UPDATE "players" SET "active_since" = "created_at";--> statement-breakpoint
UPDATE "logins" SET "seen_at" = "created_at";
