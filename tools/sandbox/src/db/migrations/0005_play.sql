CREATE TABLE play_session (
  id text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  merchant text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  node_id text NOT NULL,
  game_name text NOT NULL,
  vendor text NOT NULL,
  vendor_name text NOT NULL,
  game_type text NOT NULL,
  min_bet numeric(32, 8) NOT NULL,
  -- Colours of the game's art.
  palette jsonb NOT NULL,
  language text NOT NULL,
  -- Whom the game's page may talk to, and where its own home button leads.
  app_origin text NOT NULL,
  back_url text NOT NULL,
  started_at bigint NOT NULL,
  expires_at bigint NOT NULL
);

CREATE SEQUENCE bet_number START 70114;

CREATE TABLE bet (
  order_id text PRIMARY KEY,
  -- The vendor's number of the round: settling it again changes nothing.
  round_id text NOT NULL,
  vendor text NOT NULL,
  merchant text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  play_session_id text REFERENCES play_session (id),
  game_name text NOT NULL,
  vendor_name text NOT NULL,
  game_type text NOT NULL,
  placed_at bigint NOT NULL,
  settled_at bigint,
  stake numeric(32, 8) NOT NULL CHECK (stake > 0),
  valid_stake numeric(32, 8) NOT NULL CHECK (valid_stake >= 0 AND valid_stake <= stake),
  payout numeric(32, 8) NOT NULL CHECK (payout >= 0),
  status text NOT NULL CHECK (status IN ('open', 'settled', 'cancelled')),
  -- What the vendor showed, kept so that a repeated round shows the same.
  result jsonb NOT NULL,
  UNIQUE (vendor, round_id)
);
CREATE INDEX bet_member ON bet (member_id, placed_at DESC);
CREATE INDEX bet_play_session ON bet (play_session_id);
