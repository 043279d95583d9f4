-- What players hold themselves to. A limit is over a period that ends now; what is pending waits for its day and for a yes.
CREATE TABLE play_limit (
  member_id text NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'wager', 'time')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount numeric(32, 8) NOT NULL CHECK (amount > 0),
  -- Null asks for no limit; only where something was asked for.
  pending_amount numeric(32, 8) CHECK (pending_amount > amount),
  asked_at bigint,
  CHECK (asked_at IS NOT NULL OR pending_amount IS NULL),
  PRIMARY KEY (member_id, kind, period)
);

-- Breaks and self-exclusions. Rows are added and never changed: what runs cannot be cut short.
CREATE TABLE play_pause (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('break', 'exclusion')),
  started_at bigint NOT NULL,
  until bigint CHECK (until > started_at)
);
CREATE INDEX play_pause_member ON play_pause (member_id);
CREATE FUNCTION refuse_change_of_pause() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a pause cannot be changed';
END $$;
CREATE TRIGGER play_pause_is_kept BEFORE UPDATE OR DELETE ON play_pause FOR EACH ROW EXECUTE FUNCTION refuse_change_of_pause();

-- When a member was in a game, whichever one.
CREATE TABLE play_stretch (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  from_at bigint NOT NULL,
  to_at bigint NOT NULL CHECK (to_at >= from_at)
);
CREATE INDEX play_stretch_member ON play_stretch (member_id, to_at DESC);
