CREATE TABLE "waiting_days" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
