-- Keeps who reported a target as people: accounts with the same mailbox or verified phone are one person, also
-- after they are gone. Callers have locked the target.

-- Whether an account was less than a day old at a moment. Its reports may be older in made-up data.
CREATE OR REPLACE FUNCTION is_new_account(made timestamptz, at timestamptz) RETURNS bool LANGUAGE sql IMMUTABLE AS $$
  SELECT at < made + interval '24 hours'
$$;

-- A hash that tells nobody who reported another target. `print` comes from a secret outside the database.
CREATE OR REPLACE FUNCTION hash_on_target(print bytea, of_target uuid) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(sha256(print || uuid_send(of_target)) FOR 16)
$$;

-- Returns the token under which a person is counted.
CREATE OR REPLACE FUNCTION person_of(of_target uuid, of_token uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(same_as, token) FROM target_reporters WHERE target_id = of_target AND token = of_token
$$;

-- Lets one person count for two.
CREATE OR REPLACE FUNCTION join_people(of_target uuid, kept uuid, other uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  was target_reporters;
BEGIN
  SELECT * INTO was FROM target_reporters WHERE target_id = of_target AND token = other;
  UPDATE reporter_accounts SET token = kept WHERE target_id = of_target AND token = other;
  UPDATE nameless_decisions SET reporter_token = kept
  WHERE target_id = of_target AND reporter_token = other;
  UPDATE target_reporters SET same_as = kept WHERE target_id = of_target AND other IN (token, same_as);
  UPDATE target_reporters SET reports = 0, uncounted = 0 WHERE target_id = of_target AND token = other;
  UPDATE target_reporters SET reports = reports + was.reports, uncounted = uncounted + was.uncounted
  WHERE target_id = of_target AND token = kept;
END $$;

-- Joins the people on a target to whom an account belongs. Returns their token.
CREATE OR REPLACE FUNCTION join_people_of(of_target uuid, account uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  tokens uuid[];
  hashes bytea[] := ARRAY(
    SELECT hash_on_target(print, made_for)
    FROM users u, targets t, unnest(ARRAY[u.mailbox_print, u.phone_print]) print, unnest(t.id || t.former_ids) made_for
    WHERE u.id = account AND t.id = of_target AND print IS NOT NULL);
BEGIN
  SELECT array_agg(DISTINCT token) INTO tokens
  FROM (
    SELECT target_id, token FROM reporter_accounts WHERE user_id = account AND target_id = of_target
    UNION ALL
    -- Not through the target's index, because some targets have thousands.
    (SELECT target_id, token FROM reporter_accounts
      WHERE mailbox_hash = ANY (hashes) OR phone_hash = ANY (hashes) OFFSET 0)
  ) alike
  WHERE target_id = of_target;
  FOR other IN 2..coalesce(cardinality(tokens), 0) LOOP
    PERFORM join_people(of_target, tokens[1], tokens[other]);
  END LOOP;
  RETURN tokens[1];
END $$;

-- Makes a person what their accounts are.
CREATE OR REPLACE FUNCTION describe_person(of_target uuid, of_token uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE target_reporters t
  SET is_source = a.is_source, is_verified = a.is_verified, is_new = a.is_new
  FROM (
    SELECT bool_or(is_source) AS is_source, bool_or(is_verified) AS is_verified, bool_and(is_new) AS is_new
    FROM reporter_accounts WHERE target_id = of_target AND token = of_token
  ) a
  WHERE t.target_id = of_target AND t.token = of_token
    AND (t.is_source, t.is_verified, t.is_new) <> (a.is_source, a.is_verified, a.is_new)
$$;

-- Returns the token of the person who has an account, which reports a target perhaps for the first time.
CREATE OR REPLACE FUNCTION recognise_reporter(of_target uuid, account uuid, filed timestamptz)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  of_token uuid;
  is_known bool;
BEGIN
  SELECT token INTO of_token FROM reporter_accounts WHERE target_id = of_target AND user_id = account;
  IF FOUND THEN RETURN of_token; END IF;
  -- Most targets are reported once: nobody is there to be the same person.
  IF EXISTS (SELECT FROM reporter_accounts WHERE target_id = of_target) THEN
    of_token := join_people_of(of_target, account);
  END IF;
  is_known := of_token IS NOT NULL;
  IF NOT is_known THEN
    of_token := gen_random_uuid();
    INSERT INTO target_reporters (target_id, token, is_source, is_verified, is_new)
    SELECT of_target, of_token, is_feed(email), phone_verified_at IS NOT NULL, is_new_account(created_at, filed)
    FROM users WHERE id = account;
  END IF;
  INSERT INTO reporter_accounts
    (target_id, token, id, user_id, mailbox_hash, phone_hash, is_source, is_verified, is_new)
  SELECT of_target, of_token, gen_random_uuid(), id, hash_on_target(mailbox_print, of_target),
    hash_on_target(phone_print, of_target), is_feed(email), phone_verified_at IS NOT NULL,
    is_new_account(created_at, filed)
  FROM users WHERE id = account;
  IF is_known THEN
    PERFORM describe_person(of_target, of_token);
    -- What was decided of them is on their record again.
    UPDATE nameless_decisions SET user_id = account
    WHERE target_id = of_target AND reporter_token = of_token AND user_id IS NULL;
  END IF;
  RETURN of_token;
END $$;

-- Takes a person with all accounts to a target to which a report of theirs moves. Returns their token there.
CREATE OR REPLACE FUNCTION move_reporter(of_target uuid, from_target uuid, from_token uuid)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  person uuid := person_of(from_target, from_token);
  of_token uuid;
  account uuid;
BEGIN
  INSERT INTO target_reporters (target_id, token, is_source, is_verified, is_new)
  SELECT of_target, token, is_source, is_verified, is_new FROM target_reporters
  WHERE target_id = from_target AND token = person
  ON CONFLICT DO NOTHING;
  of_token := person_of(of_target, person);
  -- The hashes of accounts that are gone remain those for the target that they reported.
  INSERT INTO reporter_accounts
  SELECT of_target, of_token, a.id, a.user_id,
    coalesce(hash_on_target(u.mailbox_print, of_target), a.mailbox_hash),
    coalesce(hash_on_target(u.phone_print, of_target), a.phone_hash),
    a.is_source, a.is_verified, a.is_new, a.gone_at
  FROM reporter_accounts a LEFT JOIN users u ON u.id = a.user_id
  WHERE a.target_id = from_target AND a.token = person
  ON CONFLICT DO NOTHING;
  UPDATE targets t SET former_ids = (
    SELECT array_agg(DISTINCT former) FROM unnest(t.former_ids || f.former_ids || f.id) former WHERE former <> t.id)
  FROM targets f
  WHERE t.id = of_target AND f.id = from_target AND NOT t.former_ids @> (f.former_ids || f.id)
    AND EXISTS (SELECT FROM reporter_accounts
      WHERE target_id = from_target AND token = person AND user_id IS NULL);
  -- An account may be there as another person, and one that is gone as a later account.
  FOR account IN
    SELECT user_id FROM reporter_accounts
    WHERE target_id = from_target AND token = person AND user_id IS NOT NULL
    UNION
    SELECT u.id
    FROM targets t, unnest(t.former_ids) AS made_for (id), reporter_accounts there, users u, reporter_accounts gone
    WHERE t.id = of_target AND there.target_id = of_target AND u.id = there.user_id
      AND gone.target_id = of_target AND gone.token = of_token AND gone.user_id IS NULL
      AND (gone.mailbox_hash = hash_on_target(u.mailbox_print, made_for.id)
        OR gone.phone_hash = hash_on_target(u.phone_print, made_for.id))
  LOOP
    of_token := join_people_of(of_target, account);
    IF of_token <> person_of(of_target, person) THEN
      PERFORM join_people(of_target, of_token, person_of(of_target, person));
    END IF;
  END LOOP;
  of_token := person_of(of_target, person);
  PERFORM describe_person(of_target, of_token);
  RETURN of_token;
END $$;

-- A report gets the token of its reporter on its target. Of an account that is gone only the token is known.
CREATE OR REPLACE FUNCTION give_reporter_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Before all that decisions on reports that were taken back have no fields for.
  IF TG_OP = 'UPDATE' THEN
    IF NEW.target_id <> OLD.target_id THEN
      NEW.reporter_token := move_reporter(NEW.target_id, OLD.target_id, OLD.reporter_token);
    END IF;
  ELSIF NEW.reporter_id IS NOT NULL THEN
    NEW.reporter_token := recognise_reporter(NEW.target_id, NEW.reporter_id, NEW.created_at);
    -- Without the account, which was just deleted, the foreign key refuses the report.
    SELECT coalesce(bool_or(status = 'suspended'), false), coalesce(bool_or(is_reviewed_first), false)
    INTO NEW.is_suspended, NEW.is_held FROM users WHERE id = NEW.reporter_id;
  ELSE
    NEW.reporter_token := gen_random_uuid();
    INSERT INTO target_reporters (target_id, token, is_source, is_verified)
    VALUES (NEW.target_id, NEW.reporter_token, false, false);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER reports_reporter_token BEFORE INSERT OR UPDATE OF target_id ON reports
  FOR EACH ROW EXECUTE FUNCTION give_reporter_token();
CREATE OR REPLACE TRIGGER nameless_decisions_reporter_token BEFORE UPDATE OF target_id ON nameless_decisions
  FOR EACH ROW EXECUTE FUNCTION give_reporter_token();

-- After a verification, and when prints are made.
CREATE OR REPLACE FUNCTION mark_reporter() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_target uuid;
BEGIN
  PERFORM FROM targets WHERE id IN (SELECT target_id FROM reporter_accounts WHERE user_id = NEW.id)
  ORDER BY category_id, key COLLATE "C" FOR NO KEY UPDATE;
  UPDATE reporter_accounts SET is_verified = NEW.phone_verified_at IS NOT NULL,
    mailbox_hash = hash_on_target(NEW.mailbox_print, target_id),
    phone_hash = hash_on_target(NEW.phone_print, target_id)
  WHERE user_id = NEW.id;
  FOR of_target IN SELECT target_id FROM reporter_accounts WHERE user_id = NEW.id LOOP
    PERFORM describe_person(of_target, join_people_of(of_target, NEW.id));
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_mark_reporter AFTER UPDATE OF phone_verified_at, mailbox_print, phone_print
  ON users FOR EACH ROW
  WHEN ((OLD.phone_verified_at IS NULL, OLD.mailbox_print, OLD.phone_print)
    IS DISTINCT FROM (NEW.phone_verified_at IS NULL, NEW.mailbox_print, NEW.phone_print))
  EXECUTE FUNCTION mark_reporter();

-- When its account is deleted, by whatever: a time with an amount may name who paid, and nothing is told by it.
CREATE OR REPLACE FUNCTION clear_time_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.paid_at := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER reports_clear_payment BEFORE UPDATE OF reporter_id ON reports
  FOR EACH ROW WHEN (NEW.reporter_id IS NULL) EXECUTE FUNCTION clear_time_of_payment();

-- From when an account is gone, its hashes are kept for a year.
CREATE OR REPLACE FUNCTION note_account_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.gone_at := now();
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER reporter_accounts_gone BEFORE UPDATE OF user_id ON reporter_accounts
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION note_account_gone();

-- Mends who is who among those who reported a target, whatever is wrong or missing.
CREATE OR REPLACE FUNCTION tell_people_apart(of_target uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  report record;
  person uuid;
BEGIN
  INSERT INTO target_reporters (target_id, token, is_source, is_verified)
  SELECT DISTINCT target_id, reporter_token, false, false FROM reports WHERE target_id = of_target
  ON CONFLICT DO NOTHING;
  UPDATE reporter_accounts a SET is_verified = u.phone_verified_at IS NOT NULL,
    mailbox_hash = hash_on_target(u.mailbox_print, of_target),
    phone_hash = hash_on_target(u.phone_print, of_target)
  FROM users u WHERE a.target_id = of_target AND u.id = a.user_id;
  FOR report IN
    SELECT reporter_id, reporter_token, min(created_at) AS created_at FROM reports
    WHERE target_id = of_target AND reporter_id IS NOT NULL GROUP BY 1, 2
  LOOP
    PERFORM recognise_reporter(of_target, report.reporter_id, report.created_at);
    person := join_people_of(of_target, report.reporter_id);
    IF person <> person_of(of_target, report.reporter_token) THEN
      PERFORM join_people(of_target, person, person_of(of_target, report.reporter_token));
    END IF;
  END LOOP;
END $$;
