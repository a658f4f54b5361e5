CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Unlogged: written and deleted within milliseconds, and worthless after a crash, which breaks the
-- connections of all who listen. Vacuumed often, because it is almost empty and never still.
CREATE UNLOGGED TABLE IF NOT EXISTS "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"made_by" uuid,
	"address" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expected" integer NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reached_at" timestamp (3) with time zone,
	"reached_id" uuid,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_changes_idempotency" UNIQUE("made_by","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "case_counts" (
	"category_id" uuid NOT NULL,
	"has_picture" boolean NOT NULL,
	"is_flagged" boolean NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"target_id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"has_picture" boolean NOT NULL,
	"people" integer NOT NULL,
	"flags" integer NOT NULL,
	"oldest_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "categories_value_unique" UNIQUE("value"),
	CONSTRAINT "categories_label_unique" UNIQUE("label")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_counts" (
	"day" date NOT NULL,
	"step" smallint NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid,
	"target_id" uuid,
	"user_id" uuid,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_latest" boolean DEFAULT true NOT NULL,
	"is_counted" boolean DEFAULT true NOT NULL,
	"flagged_target_id" uuid,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"outcome" text,
	"note" text,
	CONSTRAINT "flags_report" UNIQUE("report_id","user_id"),
	CONSTRAINT "flags_target" UNIQUE("target_id","user_id"),
	CONSTRAINT "flags_thing" CHECK (num_nonnulls("flags"."report_id", "flags"."target_id") = 1),
	CONSTRAINT "flags_reason" CHECK (reason in ('not-a-scam', 'about-me', 'personal-data', 'offensive')),
	CONSTRAINT "flags_outcome" CHECK (outcome in ('handled', 'dismissed')),
	CONSTRAINT "flags_settled" CHECK (num_nulls("flags"."settled_at", "flags"."outcome", "flags"."note") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"signed_in_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"report_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_type" CHECK (type in ('account', 'verification', 'report', 'successful submission', 'status update', 'scam alert'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "possible_orphans" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"image_key" text,
	"author_id" uuid,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_image_key_unique" UNIQUE("image_key"),
	CONSTRAINT "posts_idempotency" UNIQUE("author_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "recounts" (
	"counts" text PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_counts" (
	"category_id" uuid NOT NULL,
	"status" text NOT NULL,
	"day" date,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_mentions" (
	"report_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"key" text NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "report_mentions_report_id_category_id_key_pk" PRIMARY KEY("report_id","category_id","key")
);
--> statement-breakpoint
CREATE TABLE "report_status_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"reason" text,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"bulk_change_id" uuid,
	"is_told" boolean DEFAULT true NOT NULL,
	CONSTRAINT "report_status_changes_from" CHECK (from_status in ('Pending', 'Under Review', 'Resolved', 'Rejected', 'Closed')),
	CONSTRAINT "report_status_changes_to" CHECK (to_status in ('Pending', 'Under Review', 'Resolved', 'Rejected', 'Closed'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid,
	"type" text NOT NULL,
	"target" text NOT NULL,
	"target_key" text NOT NULL,
	"target_id" uuid,
	"reporter_token" uuid,
	"description" text NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"reporter_id" uuid,
	"evidence_key" text,
	"evidence_source" text,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"hidden_by" text,
	"picture_hash" "bytea",
	CONSTRAINT "reports_evidence_key_unique" UNIQUE("evidence_key"),
	CONSTRAINT "reports_type" CHECK (type in ('Scam', 'Phishing', 'Security Vulnerability')),
	CONSTRAINT "reports_status" CHECK (status in ('Pending', 'Under Review', 'Resolved', 'Rejected', 'Closed'))
);
--> statement-breakpoint
CREATE TABLE "resolution_counts" (
	"day" date NOT NULL,
	"within_days" smallint,
	"step" smallint NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"device_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_robot_checks" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "subcategories_category_value" UNIQUE("category_id","value")
);
--> statement-breakpoint
CREATE TABLE "target_alerts" (
	"target_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"alerted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "target_alerts_target_id_user_id_pk" PRIMARY KEY("target_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "target_reporters" (
	"target_id" uuid NOT NULL,
	"token" uuid NOT NULL,
	"user_id" uuid,
	"is_source" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "target_reporters_target_id_token_pk" PRIMARY KEY("target_id","token"),
	CONSTRAINT "target_reporters_user" UNIQUE("target_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "target_searches" (
	"user_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"target_key" text NOT NULL,
	"by_old_key" boolean DEFAULT true NOT NULL,
	"searched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "target_searches_user_id_category_id_target_key_pk" PRIMARY KEY("user_id","category_id","target_key")
);
--> statement-breakpoint
CREATE TABLE "targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"key" text NOT NULL,
	"shown" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"under_review" integer DEFAULT 0 NOT NULL,
	"resolved" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"vulnerabilities" integer DEFAULT 0 NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"verified_people" integer DEFAULT 0 NOT NULL,
	"sources" integer DEFAULT 0 NOT NULL,
	"first_reported_at" timestamp (3) with time zone,
	"last_reported_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "targets_key" UNIQUE("category_id","key")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" "bytea",
	"code_hash" "bytea",
	"tries_left" smallint DEFAULT 0 NOT NULL,
	"phone" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"code_expires_at" timestamp (3) with time zone,
	CONSTRAINT "tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "tokens_user_purpose" UNIQUE("user_id","purpose"),
	CONSTRAINT "tokens_purpose" CHECK (purpose in ('verify-email', 'reset-password', 'verify-phone')),
	CONSTRAINT "tokens_tries_left" CHECK ("tokens"."tries_left" >= 0),
	CONSTRAINT "tokens_phone" CHECK (("tokens"."purpose" = 'verify-phone') = ("tokens"."phone" is not null))
);
--> statement-breakpoint
CREATE TABLE "user_counts" (
	"report_range" text,
	"status" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"phone" text,
	"phone_verified_at" timestamp (3) with time zone,
	"photo_key" text,
	"role" text DEFAULT 'user' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"report_range" text GENERATED ALWAYS AS (case when report_count between 1 and 9 then '1-9' when report_count between 10 and 49 then '10-49' when report_count between 50 and 99 then '50-99' when report_count between 100 and 499 then '100-499' when report_count between 500 and 999 then '500-999' end) STORED,
	"status_mails" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role" CHECK (role in ('user', 'admin')),
	CONSTRAINT "users_status" CHECK (status in ('active', 'suspended')),
	CONSTRAINT "users_report_count" CHECK ("users"."report_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "verified_user_counts" (
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"before" jsonb,
	"after" jsonb,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"redacted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mentions" ADD CONSTRAINT "report_mentions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mentions" ADD CONSTRAINT "report_mentions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_status_changes" ADD CONSTRAINT "report_status_changes_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_status_changes" ADD CONSTRAINT "report_status_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_alerts" ADD CONSTRAINT "target_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_reporters" ADD CONSTRAINT "target_reporters_target_id_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_reporters" ADD CONSTRAINT "target_reporters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_searches" ADD CONSTRAINT "target_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_searches" ADD CONSTRAINT "target_searches_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "targets" ADD CONSTRAINT "targets_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_newest" ON "bulk_changes" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ("category_id","has_picture",("flags" = 0),(- "people"),"oldest_at","target_id");--> statement-breakpoint
CREATE INDEX "flags_user" ON "flags" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flags_settled_by" ON "flags" USING btree ("settled_by") WHERE "flags"."settled_by" is not null;--> statement-breakpoint
CREATE INDEX "flags_open_newest" ON "flags" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "flags"."is_latest" and "flags"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "flags_settled_newest" ON "flags" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "flags"."is_latest" and "flags"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "flags_open_on_report" ON "flags" USING btree ("report_id") WHERE "flags"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "flags_open_on_target" ON "flags" USING btree ("flagged_target_id") WHERE "flags"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_signed_in" ON "known_devices" USING btree ("signed_in_at");--> statement-breakpoint
CREATE INDEX "notifications_user_newest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not "notifications"."read";--> statement-breakpoint
CREATE INDEX "notifications_report" ON "notifications" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "possible_orphans_since" ON "possible_orphans" USING btree ("since");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "report_counts_status" ON "report_counts" USING btree ("status","category_id","count");--> statement-breakpoint
CREATE INDEX "report_mentions_target" ON "report_mentions" USING btree ("category_id","key");--> statement-breakpoint
CREATE INDEX "report_status_changes_report" ON "report_status_changes" USING btree ("report_id","changed_at");--> statement-breakpoint
CREATE INDEX "report_status_changes_changed_by" ON "report_status_changes" USING btree ("changed_by") WHERE "report_status_changes"."changed_by" is not null;--> statement-breakpoint
CREATE INDEX "report_status_changes_newest" ON "report_status_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "report_status_changes_untold" ON "report_status_changes" USING btree ("bulk_change_id","report_id") WHERE not "report_status_changes"."is_told";--> statement-breakpoint
CREATE INDEX "report_status_changes_untold_of_report" ON "report_status_changes" USING btree ("report_id") WHERE not "report_status_changes"."is_told";--> statement-breakpoint
CREATE UNIQUE INDEX "reports_idempotency" ON "reports" USING btree ("reporter_id","idempotency_key") WHERE "reports"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_target" ON "reports" USING btree ("category_id","target_key","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_on_target" ON "reports" USING btree ("target_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("target_id","created_at") WHERE "reports"."status" = 'Pending';--> statement-breakpoint
CREATE INDEX "reports_without_target" ON "reports" USING btree ("category_id","target_key","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reports"."target_id" is null;--> statement-breakpoint
CREATE INDEX "reports_status_newest" ON "reports" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_category_newest" ON "reports" USING btree ("category_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_subcategory_newest" ON "reports" USING btree ("subcategory_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_reporter_newest" ON "reports" USING btree ("reporter_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_target_contains" ON "reports" USING gin ("target" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "spent_robot_checks_expires" ON "spent_robot_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "target_alerts_user" ON "target_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "target_reporters_targets" ON "target_reporters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "target_searches_target" ON "target_searches" USING btree ("category_id","target_key");--> statement-breakpoint
CREATE INDEX "target_searches_searched" ON "target_searches" USING btree ("searched_at");--> statement-breakpoint
CREATE INDEX "targets_hash" ON "targets" USING btree ("category_id","hash");--> statement-breakpoint
CREATE INDEX "tokens_expires" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_phone" ON "users" USING btree ("phone") WHERE "users"."phone_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_range_newest" ON "users" USING btree ("report_range","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_status_newest" ON "users" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "users_photo" ON "users" USING btree ("photo_key") WHERE "users"."photo_key" is not null;--> statement-breakpoint
CREATE INDEX "users_username_contains" ON "users" USING gin ("username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_action_newest" ON "audit_log" USING btree ("action","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_contains" ON "audit_log" USING gin ("actor" gin_trgm_ops,"subject" gin_trgm_ops);