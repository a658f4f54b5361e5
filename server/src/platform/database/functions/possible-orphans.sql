-- A picture that no row names any more is noted with the change, whatever made it.
CREATE OR REPLACE FUNCTION note_possible_orphan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_key text := to_jsonb(OLD) ->> TG_ARGV[0];
BEGIN
  IF old_key IS NOT NULL AND old_key IS DISTINCT FROM to_jsonb(NEW) ->> TG_ARGV[0] THEN
    INSERT INTO possible_orphans (key) VALUES (old_key)
    ON CONFLICT (key) DO UPDATE SET since = now();
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reports_orphan AFTER DELETE OR UPDATE OF evidence_key ON reports
  FOR EACH ROW EXECUTE FUNCTION note_possible_orphan('evidence_key');
CREATE OR REPLACE TRIGGER posts_orphan AFTER DELETE OR UPDATE OF image_key ON posts
  FOR EACH ROW EXECUTE FUNCTION note_possible_orphan('image_key');
CREATE OR REPLACE TRIGGER users_orphan AFTER DELETE OR UPDATE OF photo_key ON users
  FOR EACH ROW EXECUTE FUNCTION note_possible_orphan('photo_key');
CREATE OR REPLACE TRIGGER replies_orphan AFTER DELETE OR UPDATE OF picture_key ON replies
  FOR EACH ROW EXECUTE FUNCTION note_possible_orphan('picture_key');
CREATE OR REPLACE TRIGGER second_looks_orphan AFTER DELETE OR UPDATE OF picture_key ON second_looks
  FOR EACH ROW EXECUTE FUNCTION note_possible_orphan('picture_key');
