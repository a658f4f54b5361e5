CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "tokens" DROP CONSTRAINT "tokens_purpose";--> statement-breakpoint
ALTER TABLE "tokens" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ALTER COLUMN "code_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ALTER COLUMN "tries_left" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_phone" CHECK (("tokens"."purpose" = 'verify-phone') = ("tokens"."phone" is not null));--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_purpose" CHECK (purpose in ('verify-email', 'reset-password', 'verify-phone'));