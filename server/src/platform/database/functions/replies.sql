-- Keeps what verdicts and cases have of replies and second looks.

CREATE OR REPLACE FUNCTION count_reply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM targets WHERE id IN (OLD.target_id, NEW.target_id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  UPDATE targets t SET
    (disputed_since, decide_by) = (
      SELECT min(r.created_at), min(due_at) FROM replies r JOIN users u ON u.id = user_id
      WHERE target_id = t.id AND state = 'waiting' AND shows AND proven_until > now()
        AND u.status <> 'suspended'),
    (statement, statement_at) = (
      SELECT last.statement, last.decided_at FROM (SELECT) one LEFT JOIN replies last
        ON last.target_id = t.id AND last.state = 'published'
      ORDER BY last.decided_at DESC LIMIT 1)
  WHERE id IN (OLD.target_id, NEW.target_id);
  PERFORM renew_case(id) FROM targets WHERE id IN (OLD.target_id, NEW.target_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER replies_on_target AFTER INSERT OR DELETE
  OR UPDATE OF user_id, target_id, state, shows, proven_until, due_at, statement ON replies
  FOR EACH ROW EXECUTE FUNCTION count_reply();

-- What suspended people object to is not disputed until they are active again.
CREATE OR REPLACE FUNCTION renew_disputes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE replies SET shows = shows WHERE user_id = NEW.id AND state = 'waiting';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_dispute AFTER UPDATE OF status ON users
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION renew_disputes();

-- When its account is deleted, by whatever: what was written goes, and what was open or published ends.
CREATE OR REPLACE FUNCTION empty_reply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.text := NULL;
  NEW.picture_key := NULL;
  NEW.statement := NULL;
  NEW.appeal_text := NULL;
  NEW.before := NULL;
  NEW.state := CASE
    WHEN NEW.state IN ('waiting', 'published') THEN 'withdrawn'
    -- The refusal stands.
    WHEN NEW.state = 'appealed' THEN 'refused'
    ELSE NEW.state END;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER replies_gone BEFORE UPDATE OF user_id ON replies
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION empty_reply();

CREATE OR REPLACE FUNCTION empty_second_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.text := NULL;
  NEW.picture_key := NULL;
  IF NEW.state = 'waiting' THEN NEW.state := 'refused'; END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER second_looks_gone BEFORE UPDATE OF user_id ON second_looks
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION empty_second_look();

CREATE OR REPLACE FUNCTION give_second_look_target() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.target_id := (SELECT target_id FROM reports WHERE id = NEW.report_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER second_looks_target BEFORE INSERT ON second_looks
  FOR EACH ROW EXECUTE FUNCTION give_second_look_target();

CREATE OR REPLACE FUNCTION move_second_looks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE second_looks SET target_id = NEW.target_id WHERE report_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reports_move_second_looks AFTER UPDATE OF target_id ON reports FOR EACH ROW
  WHEN (OLD.target_id IS DISTINCT FROM NEW.target_id) EXECUTE FUNCTION move_second_looks();

CREATE OR REPLACE FUNCTION count_second_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM targets WHERE id IN (OLD.target_id, NEW.target_id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  PERFORM renew_case(id) FROM targets WHERE id IN (OLD.target_id, NEW.target_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER second_looks_on_case AFTER INSERT OR DELETE OR UPDATE OF user_id, target_id, state
  ON second_looks FOR EACH ROW EXECUTE FUNCTION count_second_look();
