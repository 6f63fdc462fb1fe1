CREATE TABLE "expenses" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"paid_by" text NOT NULL,
	"amount" "exact_amount" NOT NULL,
	"for" text[] NOT NULL,
	"note" text,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expenses_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"money" numeric(60,0) NOT NULL,
	"into_plan" uuid,
	"note" text,
	"user_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "payments_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid,
	"currency" text,
	"treasurer" text,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "plans_session" UNIQUE("club_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"club_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"game" text NOT NULL,
	"year" integer NOT NULL,
	"matches" integer NOT NULL,
	"net" "exact_amount" NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"stood" integer DEFAULT 0 NOT NULL,
	"succeeded" integer DEFAULT 0 NOT NULL,
	"tricks" integer DEFAULT 0 NOT NULL,
	"looed" integer DEFAULT 0 NOT NULL,
	"defended" integer DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"went_out" integer DEFAULT 0 NOT NULL,
	"one_turn" integer DEFAULT 0 NOT NULL,
	"reenganches" integer DEFAULT 0 NOT NULL,
	"won" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tallies_pk" PRIMARY KEY("club_id","player_id","game","year")
);
--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_session_fk";
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "stood" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "succeeded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "tricks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "looed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "defended" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "went_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "one_turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "reenganches" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "won" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "counts_in" uuid;--> statement-breakpoint
UPDATE "matches" SET "counts_in" = "session_id";--> statement-breakpoint
-- A plan for every night that was settled before there were plans, under the night's own id.
INSERT INTO "plans" ("club_id", "id", "session_id", "currency", "created_at")
  SELECT "club_id", "id", "id", "currency", coalesce("settled_at", "created_at") FROM "sessions" WHERE "status" = 'settled';--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "from_session" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "to_session" uuid;--> statement-breakpoint
UPDATE "transfers" SET "plan_id" = "session_id", "from_session" = "session_id", "to_session" = "session_id";--> statement-breakpoint
ALTER TABLE "transfers" ALTER COLUMN "plan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ALTER COLUMN "from_session" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ALTER COLUMN "to_session" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "match_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "entry" integer;--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_pk";--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_pk" PRIMARY KEY("club_id","plan_id","number");--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_paid_by_fk" FOREIGN KEY ("club_id","session_id","paid_by") REFERENCES "public"."session_players"("club_id","session_id","ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_transfer_fk" FOREIGN KEY ("club_id","plan_id","number") REFERENCES "public"."transfers"("club_id","plan_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_into_fk" FOREIGN KEY ("club_id","into_plan") REFERENCES "public"."plans"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_session_fk" FOREIGN KEY ("club_id","session_id") REFERENCES "public"."sessions"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_player_fk" FOREIGN KEY ("club_id","player_id") REFERENCES "public"."players"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expenses_session" ON "expenses" USING btree ("club_id","session_id","position");--> statement-breakpoint
CREATE INDEX "payments_transfer" ON "payments" USING btree ("club_id","plan_id","number");--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_counts_in_fk" FOREIGN KEY ("club_id","counts_in") REFERENCES "public"."sessions"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_plan_fk" FOREIGN KEY ("club_id","plan_id") REFERENCES "public"."plans"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_match_fk" FOREIGN KEY ("club_id","match_id") REFERENCES "public"."matches"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_fk" FOREIGN KEY ("club_id","from_session","from") REFERENCES "public"."session_players"("club_id","session_id","ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_fk" FOREIGN KEY ("club_id","to_session","to") REFERENCES "public"."session_players"("club_id","session_id","ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matches_counts_in" ON "matches" USING btree ("club_id","counts_in");