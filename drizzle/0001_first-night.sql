CREATE TABLE "audit" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"link_id" uuid,
	"action" text NOT NULL,
	"subject" jsonb NOT NULL,
	CONSTRAINT "audit_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"currency" text,
	"unit_value" "exact_amount" NOT NULL,
	"round_to" integer DEFAULT 1 NOT NULL,
	"time_zone" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clubs_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"scope" text NOT NULL,
	"session_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "links_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"club_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_pk" PRIMARY KEY("club_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "players_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"club_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"session_version" integer NOT NULL,
	"client_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"body" jsonb NOT NULL,
	"user_id" uuid,
	"link_id" uuid,
	"phone_time" timestamp with time zone,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entries_pk" PRIMARY KEY("club_id","match_id","number"),
	CONSTRAINT "entries_client_id" UNIQUE("club_id","match_id","client_id"),
	CONSTRAINT "entries_session_version" UNIQUE("club_id","session_id","session_version")
);
--> statement-breakpoint
CREATE TABLE "entry_texts" (
	"club_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "entry_texts_pk" PRIMARY KEY("club_id","match_id","number","at")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"club_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"round" integer,
	"entry" integer,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"amount" "exact_amount" NOT NULL,
	"reason" text NOT NULL,
	"trick" integer,
	CONSTRAINT "postings_pk" PRIMARY KEY("club_id","match_id","position")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"club_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"session_id" uuid NOT NULL,
	"net" "exact_amount" NOT NULL,
	CONSTRAINT "results_pk" PRIMARY KEY("club_id","match_id","ref")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"club_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"entry" integer NOT NULL,
	"dealer" text NOT NULL,
	"output" jsonb NOT NULL,
	CONSTRAINT "rounds_pk" PRIMARY KEY("club_id","match_id","number")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"table_number" integer DEFAULT 1 NOT NULL,
	"game" text NOT NULL,
	"rules" jsonb NOT NULL,
	"rules_version" integer NOT NULL,
	"seats" text[] NOT NULL,
	"dealer" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"pot" "exact_amount" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "matches_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "matches_number" UNIQUE("club_id","session_id","number")
);
--> statement-breakpoint
CREATE TABLE "session_players" (
	"club_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"player_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "session_players_pk" PRIMARY KEY("club_id","session_id","ref"),
	CONSTRAINT "session_players_player" UNIQUE("club_id","session_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"club_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"date" date NOT NULL,
	"name" text,
	"currency" text,
	"unit_value" "exact_amount" NOT NULL,
	"round_to" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "sessions_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "settled_nets" (
	"club_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"units" "exact_amount" NOT NULL,
	"money" numeric(60,0) NOT NULL,
	CONSTRAINT "settled_nets_pk" PRIMARY KEY("club_id","session_id","ref")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"club_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"money" numeric(60,0) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_pk" PRIMARY KEY("club_id","session_id","number")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_member_fk" FOREIGN KEY ("club_id","user_id") REFERENCES "public"."members"("club_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_match_fk" FOREIGN KEY ("club_id","match_id") REFERENCES "public"."matches"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_texts" ADD CONSTRAINT "entry_texts_entry_fk" FOREIGN KEY ("club_id","match_id","number") REFERENCES "public"."entries"("club_id","match_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_match_fk" FOREIGN KEY ("club_id","match_id") REFERENCES "public"."matches"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_match_fk" FOREIGN KEY ("club_id","match_id") REFERENCES "public"."matches"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_match_fk" FOREIGN KEY ("club_id","match_id") REFERENCES "public"."matches"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_session_fk" FOREIGN KEY ("club_id","session_id") REFERENCES "public"."sessions"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_players" ADD CONSTRAINT "session_players_session_fk" FOREIGN KEY ("club_id","session_id") REFERENCES "public"."sessions"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_players" ADD CONSTRAINT "session_players_player_fk" FOREIGN KEY ("club_id","player_id") REFERENCES "public"."players"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_nets" ADD CONSTRAINT "settled_nets_player_fk" FOREIGN KEY ("club_id","session_id","ref") REFERENCES "public"."session_players"("club_id","session_id","ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_session_fk" FOREIGN KEY ("club_id","session_id") REFERENCES "public"."sessions"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("club_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "links_id" ON "links" USING btree ("id");--> statement-breakpoint
CREATE INDEX "links_session" ON "links" USING btree ("club_id","session_id");--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "players_user" ON "players" USING btree ("club_id","user_id");--> statement-breakpoint
CREATE INDEX "results_session" ON "results" USING btree ("club_id","session_id");--> statement-breakpoint
CREATE INDEX "session_players_by_player" ON "session_players" USING btree ("club_id","player_id");--> statement-breakpoint
CREATE INDEX "sessions_date" ON "sessions" USING btree ("club_id","date","id");--> statement-breakpoint
CREATE INDEX "logins_user" ON "logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_failures_subject" ON "sign_in_failures" USING btree ("subject","at");