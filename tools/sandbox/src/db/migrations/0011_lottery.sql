-- Draws follow from the clock and the seed; only those that were drawn ahead of their time are kept.
CREATE TABLE lottery_draw (
  node_id text NOT NULL REFERENCES game (node_id),
  draw_no text NOT NULL,
  numbers jsonb,
  drawn_at bigint NOT NULL,
  PRIMARY KEY (node_id, draw_no)
);

-- What a player confirmed at once: one order per line.
CREATE TABLE lottery_slip (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  node_id text NOT NULL REFERENCES game (node_id),
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  draw_no text NOT NULL,
  draws integer NOT NULL CHECK (draws > 0),
  stake numeric(32, 8) NOT NULL CHECK (stake > 0),
  stop_on_win boolean NOT NULL,
  placed_at bigint NOT NULL,
  UNIQUE (member_id, idempotency_key)
);

CREATE TABLE lottery_order (
  order_id text PRIMARY KEY REFERENCES bet (order_id),
  slip_id text NOT NULL REFERENCES lottery_slip (id),
  play_type text NOT NULL,
  picks jsonb NOT NULL,
  bets integer NOT NULL CHECK (bets > 0),
  unit numeric(32, 8) NOT NULL CHECK (unit > 0),
  multiplier integer NOT NULL CHECK (multiplier > 0),
  rebate numeric(32, 8) NOT NULL CHECK (rebate >= 0)
);
CREATE INDEX lottery_order_slip ON lottery_order (slip_id);

-- The stake of an order in one draw.
CREATE TABLE lottery_sub_order (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES lottery_order (order_id),
  member_id text NOT NULL REFERENCES member (id),
  node_id text NOT NULL,
  draw_no text NOT NULL,
  closes_at bigint NOT NULL,
  draws_at bigint NOT NULL,
  multiplier integer NOT NULL CHECK (multiplier > 0),
  stake numeric(32, 8) NOT NULL CHECK (stake > 0),
  payout numeric(32, 8) NOT NULL DEFAULT 0 CHECK (payout >= 0),
  status text NOT NULL CHECK (status IN ('open', 'won', 'lost', 'cancelled', 'stopped')),
  settled_at bigint,
  UNIQUE (order_id, draw_no)
);
CREATE INDEX lottery_sub_order_due ON lottery_sub_order (draws_at) WHERE status = 'open';
CREATE INDEX lottery_sub_order_draw ON lottery_sub_order (node_id, draw_no) WHERE status = 'open';
CREATE INDEX lottery_sub_order_member ON lottery_sub_order (member_id, draws_at DESC);
