CREATE TABLE tournament (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  -- The plan in tournaments.json: texts, games and prizes.
  plan text NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint NOT NULL CHECK (ends_at > starts_at)
);
CREATE INDEX tournament_merchant ON tournament (merchant, starts_at);

-- Who has joined, once. The score is read from the player's rounds.
CREATE TABLE tournament_entry (
  tournament_id text NOT NULL REFERENCES tournament (id),
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  joined_at bigint NOT NULL,
  PRIMARY KEY (tournament_id, member_id)
);
