CREATE TABLE "calendars" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendars_pk" PRIMARY KEY("club_id","user_id"),
	CONSTRAINT "calendars_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "planned_answers" (
	"club_id" uuid NOT NULL,
	"planned_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planned_answers_pk" PRIMARY KEY("club_id","planned_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "planned_nights" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"place" text,
	"note" text,
	"called_off_at" timestamp with time zone,
	"session_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planned_nights_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "planned_nights_session" UNIQUE("club_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_member_fk" FOREIGN KEY ("club_id","user_id") REFERENCES "public"."members"("club_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_answers" ADD CONSTRAINT "planned_answers_night_fk" FOREIGN KEY ("club_id","planned_id") REFERENCES "public"."planned_nights"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_answers" ADD CONSTRAINT "planned_answers_player_fk" FOREIGN KEY ("club_id","player_id") REFERENCES "public"."players"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_nights" ADD CONSTRAINT "planned_nights_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_nights" ADD CONSTRAINT "planned_nights_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_nights" ADD CONSTRAINT "planned_nights_session_fk" FOREIGN KEY ("club_id","session_id") REFERENCES "public"."sessions"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_answers_player" ON "planned_answers" USING btree ("club_id","player_id");--> statement-breakpoint
CREATE INDEX "planned_nights_starts_at" ON "planned_nights" USING btree ("club_id","starts_at");