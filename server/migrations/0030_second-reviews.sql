CREATE TABLE "second_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"change_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"first_by" uuid,
	"first_status" text NOT NULL,
	"first_reason" text,
	"second_by" uuid,
	"second_status" text,
	"second_reason" text,
	"third_by" uuid,
	"third_status" text,
	"third_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_reviews_change_id_unique" UNIQUE("change_id"),
	CONSTRAINT "second_reviews_first_status" CHECK (first_status in ('Resolved', 'Rejected', 'Closed')),
	CONSTRAINT "second_reviews_second_status" CHECK (second_status in ('Resolved', 'Rejected', 'Closed')),
	CONSTRAINT "second_reviews_third_status" CHECK (third_status in ('Resolved', 'Rejected', 'Closed'))
);
--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_change_id_report_status_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."report_status_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_first_by_users_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_second_by_users_id_fk" FOREIGN KEY ("second_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_third_by_users_id_fk" FOREIGN KEY ("third_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_reviews_report" ON "second_reviews" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "second_reviews_first_by" ON "second_reviews" USING btree ("first_by") WHERE "second_reviews"."first_by" is not null;--> statement-breakpoint
CREATE INDEX "second_reviews_second_by" ON "second_reviews" USING btree ("second_by") WHERE "second_reviews"."second_by" is not null;--> statement-breakpoint
CREATE INDEX "second_reviews_third_by" ON "second_reviews" USING btree ("third_by") WHERE "second_reviews"."third_by" is not null;--> statement-breakpoint
CREATE INDEX "second_reviews_open" ON "second_reviews" USING btree ("created_at") WHERE "second_reviews"."third_status" is null and ("second_reviews"."second_status" is null or "second_reviews"."second_status" <> "second_reviews"."first_status");