CREATE TABLE "spent_logout_tokens" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sid" text;--> statement-breakpoint
CREATE INDEX "spent_logout_tokens_expires" ON "spent_logout_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_issuer" ON "sessions" USING btree ("issuer","subject") WHERE "sessions"."issuer" is not null;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_role" CHECK (role in ('admin', 'reviewer', 'checker'));