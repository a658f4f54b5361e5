-- Keeps flags.flagged_target_id.
CREATE OR REPLACE FUNCTION give_flagged_target() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.flagged_target_id := coalesce(NEW.target_id,
    (SELECT target_id FROM reports WHERE id = NEW.report_id));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER flags_flagged_target BEFORE INSERT ON flags
  FOR EACH ROW EXECUTE FUNCTION give_flagged_target();

CREATE OR REPLACE FUNCTION move_flags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE flags SET flagged_target_id = NEW.target_id WHERE report_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reports_move_flags AFTER UPDATE OF target_id ON reports FOR EACH ROW
  WHEN (OLD.target_id IS DISTINCT FROM NEW.target_id) EXECUTE FUNCTION move_flags();

-- When its account is deleted, by whatever: the words may give a name.
CREATE OR REPLACE FUNCTION clear_text_of_flag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.text := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER flags_clear_text BEFORE UPDATE OF user_id ON flags
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION clear_text_of_flag();

-- Whether others see the text of a report. Says the same as `hidingOf` in modules/reports/hiding.ts.
CREATE OR REPLACE FUNCTION shows_text(hidden_by text, status text) RETURNS bool LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(hidden_by, 'nobody') = 'nobody'
    OR hidden_by = 'flags' AND status NOT IN ('Pending', 'Under Review')
$$;
