CREATE TABLE "changes" (
	"position" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"reason" text,
	"category" text NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "changes_type" CHECK (type in ('listed', 'changed', 'retracted')),
	CONSTRAINT "changes_reason" CHECK (reason in ('not-confirmed', 'reply-upheld', 'report-removed', 'key-changed', 'well-known', 'not-published')),
	CONSTRAINT "changes_retracted" CHECK (("changes"."type" = 'retracted') = ("changes"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"target_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"entry" jsonb NOT NULL,
	"last_reported_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_changes" (
	"target_id" uuid PRIMARY KEY NOT NULL,
	"reason" text,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "pending_changes_reason" CHECK (reason in ('not-confirmed', 'reply-upheld', 'report-removed', 'key-changed', 'well-known', 'not-published'))
);
--> statement-breakpoint
CREATE INDEX "changes_category" ON "changes" USING btree ("category","position");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_key" ON "listings" USING btree ("category",("entry" ->> 'key') collate "C");--> statement-breakpoint
CREATE INDEX "listings_latest" ON "listings" USING btree ("category","last_reported_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pending_changes_seen" ON "pending_changes" USING btree ("seen_at" NULLS FIRST);