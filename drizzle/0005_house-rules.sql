CREATE TABLE "house_rule_versions" (
	"club_id" uuid NOT NULL,
	"house_rules_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_rule_versions_pk" PRIMARY KEY("club_id","house_rules_id","version")
);
--> statement-breakpoint
CREATE TABLE "house_rules" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"game" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "house_rules_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "house_rules_id" uuid;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "house_rules_version" integer;--> statement-breakpoint
ALTER TABLE "house_rule_versions" ADD CONSTRAINT "house_rule_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_rule_versions" ADD CONSTRAINT "house_rule_versions_set_fk" FOREIGN KEY ("club_id","house_rules_id") REFERENCES "public"."house_rules"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_rules" ADD CONSTRAINT "house_rules_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "house_rules_name" ON "house_rules" USING btree ("club_id","game",lower("name")) WHERE "house_rules"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_house_rules_fk" FOREIGN KEY ("club_id","house_rules_id","house_rules_version") REFERENCES "public"."house_rule_versions"("club_id","house_rules_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_house_rules_whole" CHECK (("matches"."house_rules_id" is null) = ("matches"."house_rules_version" is null));