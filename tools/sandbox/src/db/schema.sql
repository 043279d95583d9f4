-- The tables of the sandbox. Whoever changes this file starts a new database (worldHash.ts).

-- Members, sessions and the ways in

CREATE TABLE member (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  username text NOT NULL CHECK (username = lower(username)),
  password_hash text NOT NULL,
  type integer NOT NULL CHECK (type IN (0, 1, 2, 4, 40, 41, 42)),
  status text NOT NULL CHECK (status IN ('active', 'locked', 'disabled')),
  nickname text,
  payee_name text,
  vip_label text,
  email text NOT NULL DEFAULT '',
  mobile text NOT NULL DEFAULT '',
  birthday text NOT NULL DEFAULT '',
  affiliate_code text NOT NULL DEFAULT '',
  campaign text NOT NULL DEFAULT '{}',
  joined_at bigint NOT NULL,
  last_login_at bigint,
  payment_password_hash text,
  payment_failures integer NOT NULL DEFAULT 0,
  payment_locked_until bigint,
  must_change_password boolean NOT NULL DEFAULT false,
  avatar text,
  contacts text NOT NULL DEFAULT '{}',
  hide_name boolean NOT NULL DEFAULT false,
  email_verified boolean NOT NULL DEFAULT false,
  mobile_verified boolean NOT NULL DEFAULT false,
  security_answers text NOT NULL DEFAULT '[]',
  phrase text NOT NULL DEFAULT '',
  UNIQUE (merchant, username)
);

CREATE TABLE session (
  token_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  family text NOT NULL,
  begun_at bigint NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  renewed_at bigint,
  ended_at bigint,
  -- The token that this one was renewed from, until its first use.
  follows text
);
CREATE INDEX session_member ON session (member_id);
CREATE INDEX session_family ON session (family);
CREATE INDEX session_follows ON session (follows) WHERE follows IS NOT NULL;

-- Failures by name, whether or not such a member exists: the replies to both are alike.
CREATE TABLE login_guard (
  merchant text NOT NULL,
  username text NOT NULL,
  failures integer NOT NULL,
  locked_until bigint,
  PRIMARY KEY (merchant, username)
);

CREATE TABLE captcha (
  client_id text PRIMARY KEY,
  answer text NOT NULL,
  expires_at bigint NOT NULL
);

-- What the operator sent by text message and mail.
CREATE TABLE message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  sent_at bigint NOT NULL
);

-- One open code for each purpose and number; a new one replaces it.
CREATE TABLE access_code (
  purpose text NOT NULL,
  merchant text NOT NULL,
  recipient text NOT NULL,
  code text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (purpose, merchant, recipient)
);

-- How many codes a browser has asked for: after a few, a captcha is wanted.
CREATE TABLE code_request (
  client_id text PRIMARY KEY,
  asked integer NOT NULL
);

-- What an external identity provider has proven.
CREATE TABLE identity_proof (
  token_hash text PRIMARY KEY,
  phone_number text NOT NULL,
  expires_at bigint NOT NULL
);

-- A social provider's code, bound to the browser that asked (PKCE).
CREATE TABLE social_grant (
  code_hash text PRIMARY KEY,
  provider text NOT NULL,
  subject text NOT NULL,
  challenge text NOT NULL,
  redirect_uri text NOT NULL,
  expires_at bigint NOT NULL
);
CREATE TABLE member_identity (
  merchant text NOT NULL,
  provider text NOT NULL,
  subject text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  PRIMARY KEY (merchant, provider, subject)
);

-- The right to set one new password.
CREATE TABLE password_ticket (
  ticket_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  expires_at bigint NOT NULL
);

CREATE TABLE passkey (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text NOT NULL,
  name text NOT NULL,
  created_at bigint NOT NULL,
  last_used_at bigint
);
CREATE INDEX passkey_member ON passkey (member_id);
CREATE TABLE passkey_ceremony (
  id text PRIMARY KEY,
  challenge text NOT NULL,
  member_id text REFERENCES member (id),
  expires_at bigint NOT NULL
);

-- One open code for each way; a new one replaces it.
CREATE TABLE member_code (
  member_id text NOT NULL REFERENCES member (id),
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  target text NOT NULL,
  code text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (member_id, channel)
);

CREATE TABLE session_device (
  token_hash text PRIMARY KEY REFERENCES session (token_hash),
  member_id text NOT NULL REFERENCES member (id),
  client_id text NOT NULL,
  name text NOT NULL,
  ip text NOT NULL,
  seen_at bigint NOT NULL
);
CREATE INDEX session_device_member ON session_device (member_id);

CREATE TABLE head_picture (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  format text NOT NULL CHECK (format IN ('png', 'jpg')),
  base64 text NOT NULL
);

-- What the idempotency keys of registrations and password changes have done.
CREATE TABLE account_key (
  key_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  used_at bigint NOT NULL
);

-- Vendors, games and announcements

CREATE TABLE vendor (
  code text PRIMARY KEY,
  display_name text NOT NULL,
  open_in text NOT NULL CHECK (open_in IN ('frame', 'sameTab', 'newTab')),
  maintenance boolean NOT NULL DEFAULT false,
  -- Its games may be tried without money.
  demo boolean NOT NULL DEFAULT false
);

CREATE TABLE category_offer (
  merchant text NOT NULL,
  category text NOT NULL,
  position integer NOT NULL,
  -- A category that the operator disabled stays, so that its vendors return with it.
  disabled boolean NOT NULL DEFAULT false,
  PRIMARY KEY (merchant, category)
);

CREATE TABLE vendor_offer (
  merchant text NOT NULL,
  category text NOT NULL,
  vendor text NOT NULL REFERENCES vendor (code),
  position integer NOT NULL,
  PRIMARY KEY (merchant, category, vendor),
  FOREIGN KEY (merchant, category) REFERENCES category_offer (merchant, category)
);

CREATE TABLE game (
  node_id text PRIMARY KEY,
  game_code text NOT NULL,
  vendor text NOT NULL REFERENCES vendor (code),
  category text NOT NULL,
  name text NOT NULL,
  classify text,
  min_bet numeric(6, 2),
  features text[] NOT NULL DEFAULT '{}',
  -- 1 is the most played of all.
  popularity integer NOT NULL,
  -- Place among the hot games; null for the others.
  hot integer,
  -- A vendor's own lobby: launched from its tile, never listed.
  lobby boolean NOT NULL DEFAULT false,
  motif text NOT NULL,
  scheme text NOT NULL,
  -- When it was added; null for those that were there from the beginning.
  added_at bigint,
  -- The only country whose merchant offers it; null for every country.
  country text,
  UNIQUE (vendor, game_code)
);
CREATE INDEX game_by_category ON game (category, popularity) WHERE NOT lobby;
CREATE INDEX game_by_vendor ON game (vendor, category, popularity) WHERE NOT lobby;
CREATE INDEX game_by_popularity ON game (popularity) WHERE NOT lobby;
CREATE INDEX game_hot ON game (hot) WHERE hot IS NOT NULL;

CREATE TABLE favourite (
  member_id text NOT NULL,
  node_id text NOT NULL REFERENCES game (node_id),
  added_at bigint NOT NULL,
  PRIMARY KEY (member_id, node_id)
);
CREATE INDEX favourite_newest ON favourite (member_id, added_at DESC);

CREATE TABLE recent_game (
  member_id text NOT NULL,
  node_id text NOT NULL REFERENCES game (node_id),
  played_at bigint NOT NULL,
  PRIMARY KEY (member_id, node_id)
);
CREATE INDEX recent_game_newest ON recent_game (member_id, played_at DESC);

CREATE TABLE winner (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  jackpot boolean NOT NULL,
  -- Masked when it is written: the board never knows the whole name.
  customer_name text NOT NULL,
  node_id text NOT NULL REFERENCES game (node_id),
  amount numeric(18, 2) NOT NULL CHECK (amount > 0),
  won_at bigint NOT NULL
);
CREATE INDEX winner_biggest ON winner (merchant, jackpot, amount DESC);

CREATE TABLE announcement (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  -- Content types of the specification: B banner, PL notice, PU pop-up, PR promotion, H home notice.
  type text NOT NULL CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  group_name text,
  position integer NOT NULL,
  image text,
  link text,
  published_at bigint NOT NULL,
  starts_at bigint,
  ends_at bigint
);
CREATE INDEX announcement_offer ON announcement (merchant, type, group_name, position);

CREATE TABLE announcement_text (
  announcement_id text NOT NULL REFERENCES announcement (id) ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  subtitle text,
  content text NOT NULL DEFAULT '',
  PRIMARY KEY (announcement_id, language)
);

CREATE TABLE announcement_read (
  member_id text NOT NULL,
  announcement_id text NOT NULL REFERENCES announcement (id) ON DELETE CASCADE,
  read_at bigint NOT NULL,
  PRIMARY KEY (member_id, announcement_id)
);

CREATE TABLE promotion_category (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  position integer NOT NULL,
  titles jsonb NOT NULL
);

CREATE TABLE promotion_category_item (
  category_id text NOT NULL REFERENCES promotion_category (id) ON DELETE CASCADE,
  announcement_id text NOT NULL REFERENCES announcement (id) ON DELETE CASCADE,
  PRIMARY KEY (category_id, announcement_id)
);

-- The books

-- Double entry: an account's balance is nothing but the sum of its postings, and every entry sums to zero.
CREATE TABLE ledger_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant text NOT NULL,
  -- 'PLAY' is the free trial's; it never meets real money.
  currency text NOT NULL,
  -- A member's accounts: `player` is cash, `held` waits for a withdrawal, `bonus` is played with and paid out only once its own turnover is
  -- complete, `wallet:<id>` are the other wallets. The rest is the house's side of the same money.
  role text NOT NULL CHECK (
    role IN ('player', 'held', 'bonus', 'payments', 'games', 'fees', 'trial', 'commissions', 'bonuses') OR role LIKE 'wallet:%'
  ),
  member_id text REFERENCES member (id),
  balance numeric(32, 8) NOT NULL DEFAULT 0,
  CONSTRAINT member_accounts_have_a_member CHECK (
    (role IN ('player', 'held', 'bonus') OR role LIKE 'wallet:%') = (member_id IS NOT NULL)
  ),
  CONSTRAINT member_balance_never_negative CHECK (member_id IS NULL OR balance >= 0),
  UNIQUE NULLS NOT DISTINCT (merchant, currency, role, member_id)
);

CREATE TABLE journal_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant text NOT NULL,
  kind text NOT NULL,
  -- What was booked, e.g. an order number: each thing can be booked once.
  reference text NOT NULL,
  booked_at bigint NOT NULL,
  UNIQUE (kind, reference)
);
CREATE INDEX journal_entry_time ON journal_entry (booked_at);

CREATE TABLE posting (
  entry_id bigint NOT NULL REFERENCES journal_entry (id),
  account_id bigint NOT NULL REFERENCES ledger_account (id),
  amount numeric(32, 8) NOT NULL CHECK (amount <> 0),
  balance_after numeric(32, 8) NOT NULL,
  PRIMARY KEY (entry_id, account_id)
);
CREATE INDEX posting_account ON posting (account_id);

CREATE FUNCTION post_to_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount WHERE id = NEW.account_id RETURNING balance INTO NEW.balance_after;
  RETURN NEW;
END $$;
CREATE TRIGGER posting_moves_balance BEFORE INSERT ON posting FOR EACH ROW EXECUTE FUNCTION post_to_balance();

CREATE FUNCTION entry_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry bigint;
  postings integer;
  total numeric;
  books integer;
BEGIN
  IF TG_TABLE_NAME = 'posting' THEN entry := NEW.entry_id; ELSE entry := NEW.id; END IF;
  SELECT count(*), sum(posting.amount), count(DISTINCT (ledger_account.merchant, ledger_account.currency))
  INTO postings, total, books
  FROM posting JOIN ledger_account ON ledger_account.id = posting.account_id
  WHERE posting.entry_id = entry;
  IF postings < 2 OR total <> 0 OR books <> 1 THEN
    RAISE EXCEPTION 'journal entry % does not balance', entry;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER journal_entry_balances AFTER INSERT ON journal_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION entry_sums_to_zero();
CREATE CONSTRAINT TRIGGER posting_balances AFTER INSERT ON posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION entry_sums_to_zero();

CREATE FUNCTION entry_takes_no_more() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal only grows';
END $$;
CREATE TRIGGER journal_entry_is_final BEFORE UPDATE OR DELETE ON journal_entry FOR EACH ROW EXECUTE FUNCTION entry_takes_no_more();
CREATE TRIGGER posting_is_final BEFORE UPDATE OR DELETE ON posting FOR EACH ROW EXECUTE FUNCTION entry_takes_no_more();

-- Money in and out

CREATE TABLE withdrawal_account (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  provider_id text NOT NULL,
  number text NOT NULL,
  holder text NOT NULL,
  is_default boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'review', 'locked')),
  added_at bigint NOT NULL,
  cooling_until bigint,
  -- A key adds an account once. Accounts of the seed have none.
  idempotency_key text,
  request_hash text,
  UNIQUE (merchant, provider_id, number),
  UNIQUE (member_id, idempotency_key)
);
CREATE INDEX withdrawal_account_member ON withdrawal_account (member_id);
CREATE UNIQUE INDEX one_default_account ON withdrawal_account (member_id) WHERE is_default;

CREATE SEQUENCE order_number START 4182;

CREATE TABLE money_order (
  order_no text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  merchant text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  -- Hash of the request that made the order: the same key with another request is refused.
  request_hash text NOT NULL,
  -- Deposit method, or provider of the account that is paid out to.
  method_id text NOT NULL,
  account_label text,
  amount numeric(32, 8) NOT NULL CHECK (amount > 0),
  fee numeric(32, 8) NOT NULL CHECK (fee >= 0 AND fee < amount),
  turnover numeric(32, 8) NOT NULL DEFAULT 0,
  step text NOT NULL CHECK (
    step IN ('waiting', 'confirming', 'credited', 'submitted', 'review', 'sent', 'completed', 'rejected', 'expired', 'cancelled')
  ),
  -- When the next step comes by itself; null waits for the player or is the end.
  due_at bigint,
  expires_at bigint,
  -- Why it was, or will be, rejected.
  reason text,
  return_origin text,
  payment_reference text,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  balance_after numeric(32, 8),
  -- Bonus money after the order, if it brought some.
  bonus_after numeric(32, 8),
  channel_id text,
  promotion_id text,
  bonus numeric(32, 8) NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  -- What the link of the registration brought, with the first deposit.
  campaign text NOT NULL DEFAULT '{}',
  UNIQUE (member_id, idempotency_key)
);
CREATE INDEX money_order_member ON money_order (member_id, created_at DESC);
CREATE INDEX money_order_due ON money_order (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE order_step (
  order_no text NOT NULL REFERENCES money_order (order_no),
  position integer NOT NULL,
  step text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (order_no, position)
);

-- What has to be staked before a withdrawal, per credited deposit and per bonus.
CREATE TABLE turnover (
  -- The order of a deposit, or the claim of a bonus.
  order_no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  required numeric(32, 8) NOT NULL CHECK (required > 0),
  done numeric(32, 8) NOT NULL DEFAULT 0 CHECK (done >= 0 AND done <= required),
  credited_at bigint NOT NULL,
  -- What a bonus was for.
  label jsonb,
  -- Kinds of games whose stakes count; null: all.
  counts jsonb,
  -- Bonus money that waits for this requirement, zero once it has become cash. Null: a requirement of a deposit, which cash waits for.
  locked numeric(32, 8) CHECK (locked >= 0)
);
CREATE INDEX turnover_member ON turnover (member_id, credited_at);

-- One row per move between a member's own wallets; a key moves money once.
CREATE SEQUENCE wallet_transfer_number START 311;
CREATE TABLE wallet_transfer (
  transfer_no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  from_wallet text NOT NULL,
  to_wallet text NOT NULL,
  amount numeric(32, 8) NOT NULL CHECK (amount > 0),
  at bigint NOT NULL,
  CHECK (from_wallet <> to_wallet),
  UNIQUE (member_id, idempotency_key)
);
CREATE INDEX wallet_transfer_member ON wallet_transfer (member_id, at DESC);

-- Receipts that a player sends with a deposit, in parts of base64.
CREATE TABLE deposit_proof_part (
  order_no text NOT NULL REFERENCES money_order (order_no),
  proof_id text NOT NULL,
  part integer NOT NULL,
  parts integer NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (order_no, proof_id, part)
);

-- What the operator asks of one member before money leaves, besides the rules of all.
CREATE TABLE withdraw_condition (
  member_id text PRIMARY KEY REFERENCES member (id),
  -- Null: no check of the identity is asked for.
  kyc_passed boolean,
  closed_until bigint,
  -- How long an account that is added from now on has to wait.
  cooling_ms bigint NOT NULL DEFAULT 0 CHECK (cooling_ms >= 0)
);

-- How a way to pay, or one of its channels, works now, where that is not its usual health.
CREATE TABLE method_health (
  merchant text NOT NULL,
  method_id text NOT NULL,
  health text NOT NULL CHECK (health IN ('ok', 'slow', 'down')),
  PRIMARY KEY (merchant, method_id)
);

-- What players ask for of the records that the screen no longer shows.
CREATE TABLE history_request (
  request_no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  from_at bigint NOT NULL,
  to_at bigint NOT NULL,
  requested_at bigint NOT NULL,
  ready_at bigint NOT NULL,
  -- When the records were put into the player's messages.
  delivered_at bigint,
  UNIQUE (member_id, idempotency_key)
);
CREATE SEQUENCE history_request_number START 201;

-- Play, bets and tournaments

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
  -- The vendor's page that the session opens.
  game text NOT NULL DEFAULT 'slot',
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
CREATE INDEX bet_latest_win ON bet (merchant, settled_at DESC, order_id DESC) WHERE status = 'settled' AND payout > stake;

-- A try: its play money is no money of the books.
CREATE TABLE demo_session (
  token_hash text PRIMARY KEY,
  merchant text NOT NULL,
  member_id text REFERENCES member (id),
  game_name text NOT NULL,
  vendor_name text NOT NULL,
  game text NOT NULL DEFAULT 'slot',
  min_bet numeric(32, 8) NOT NULL,
  palette jsonb NOT NULL,
  language text NOT NULL,
  app_origin text NOT NULL,
  back_url text NOT NULL,
  balance numeric(32, 8) NOT NULL CHECK (balance >= 0),
  -- The round played last, so that a request that comes twice plays once.
  last_round jsonb,
  expires_at bigint NOT NULL
);

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

CREATE TABLE tournament (
  id text PRIMARY KEY,
  merchant text NOT NULL,
  -- The plan in tournaments.json: texts, games and prizes.
  plan text NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint NOT NULL CHECK (ends_at > starts_at),
  -- When the prizes were credited, after the end.
  paid_at bigint
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

-- Agents

-- Everything that an upline asked of an agent: offers, changes, cancellations, each with the agent's word. What counts now and
-- the history follow from these rows.
CREATE TABLE contract_request (
  version text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  upline_id text NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('salary', 'dividend', 'hourly')),
  request text NOT NULL CHECK (request IN ('NEW', 'CHANGE', 'CANCEL')),
  -- A cancellation has none.
  tiers jsonb,
  text_version text NOT NULL,
  offered_at bigint NOT NULL,
  effective_at bigint,
  answer text CHECK (answer IN ('accepted', 'rejected', 'withdrawn')),
  answered_at bigint,
  CHECK ((request = 'CANCEL') = (tiers IS NULL)),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE UNIQUE INDEX contract_request_open ON contract_request (member_id, kind) WHERE answer IS NULL;
CREATE INDEX contract_request_upline ON contract_request (upline_id, kind);

-- Who stands below whom. `path` names everybody from the top down to the member, so that a team is a range of an index.
CREATE TABLE agent_node (
  member_id text PRIMARY KEY REFERENCES member (id),
  merchant text NOT NULL,
  upline_id text REFERENCES member (id),
  path text COLLATE "C" NOT NULL UNIQUE
);
CREATE INDEX agent_node_upline ON agent_node (upline_id);

CREATE TABLE agent_code (
  code text NOT NULL,
  merchant text NOT NULL,
  member_id text NOT NULL UNIQUE REFERENCES agent_node (member_id),
  PRIMARY KEY (merchant, code)
);

-- Who registers by an agent's code stands below the agent from then on.
CREATE FUNCTION join_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO agent_node (member_id, merchant, upline_id, path)
  SELECT NEW.id, NEW.merchant, agent_node.member_id, agent_node.path || NEW.id || '/'
  FROM agent_code JOIN agent_node USING (member_id)
  WHERE agent_code.merchant = NEW.merchant AND agent_code.code = upper(NEW.affiliate_code);
  RETURN NULL;
END $$;
CREATE TRIGGER member_joins_team AFTER INSERT ON member FOR EACH ROW WHEN (NEW.affiliate_code <> '') EXECUTE FUNCTION join_team();

-- Per cent of valid bets; no row is a rate of 0.
CREATE TABLE agent_rebate (
  member_id text NOT NULL REFERENCES agent_node (member_id),
  product_type text NOT NULL,
  rate numeric(6, 2) NOT NULL CHECK (rate > 0 AND rate <= 100),
  PRIMARY KEY (member_id, product_type)
);

CREATE SEQUENCE transfer_number START 3051;
CREATE TABLE agent_transfer (
  transfer_no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  to_id text NOT NULL REFERENCES member (id),
  amount numeric(32, 8) NOT NULL CHECK (amount > 0),
  balance_after numeric(32, 8) NOT NULL,
  at bigint NOT NULL,
  UNIQUE (member_id, idempotency_key)
);

-- One row for each period of an agent; the money itself is in the ledger.
CREATE TABLE agent_settlement (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('salary', 'dividend', 'hourly', 'rebate')),
  period_from bigint NOT NULL,
  period_to bigint NOT NULL,
  gross numeric(32, 8) NOT NULL,
  passed_on numeric(32, 8) NOT NULL,
  amount numeric(32, 8) NOT NULL CHECK (amount >= 0),
  paid_at bigint NOT NULL,
  UNIQUE (member_id, kind, period_from)
);

-- Promotions

-- How one player stands to one offer; offers nobody touched have no row.
CREATE TABLE reward (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  offer text NOT NULL,
  status text NOT NULL CHECK (status IN ('JOIN', 'CLAIM', 'APPLYING', 'CLOSE', 'REJECTED', 'ISSUED', 'CLAIMED', 'PROCESS', 'JOINED', 'COMING_SOON')),
  since bigint NOT NULL,
  amount numeric(32, 8) CHECK (amount > 0),
  expires_at bigint,
  reason text,
  UNIQUE (member_id, offer)
);

CREATE SEQUENCE claim_number START 2107;

-- Money that was given, one row per reward and per day of signing in: nothing is credited twice, whatever key asks for it.
CREATE TABLE reward_claim (
  claim_no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  reward_id text NOT NULL UNIQUE,
  -- By gateway language.
  titles jsonb NOT NULL,
  amount numeric(32, 8) NOT NULL CHECK (amount > 0),
  turnover numeric(32, 8) NOT NULL CHECK (turnover >= 0),
  at bigint NOT NULL
);
CREATE INDEX reward_claim_member ON reward_claim (member_id, idempotency_key);

CREATE TABLE referral_code (
  code text PRIMARY KEY,
  merchant text NOT NULL,
  member_id text NOT NULL UNIQUE REFERENCES member (id)
);

-- Paid once for each occasion: a friend who counts, a deposit, a day of play, a number of friends.
CREATE TABLE referral_income (
  id text PRIMARY KEY,
  what text NOT NULL UNIQUE,
  member_id text NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('invitation', 'milestone', 'deposit', 'betting')),
  friend text,
  amount numeric(32, 8) NOT NULL CHECK (amount > 0),
  at bigint NOT NULL
);
CREATE INDEX referral_income_member ON referral_income (member_id, at DESC);

-- Messages and notifications

CREATE TABLE inbox_message (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  type text NOT NULL CHECK (type IN ('money', 'promo', 'system')),
  -- By gateway language: title and content.
  texts jsonb NOT NULL,
  link text,
  sent_at bigint NOT NULL,
  read_at bigint,
  deleted_at bigint
);
CREATE INDEX inbox_message_member ON inbox_message (member_id, sent_at);

CREATE TABLE chat_unread (
  member_id text PRIMARY KEY REFERENCES member (id),
  unread integer NOT NULL CHECK (unread >= 0)
);

CREATE TABLE feedback (
  reference text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  idempotency_key text NOT NULL,
  topic text NOT NULL,
  related_id text NOT NULL,
  content text NOT NULL,
  remark text NOT NULL,
  contact text NOT NULL,
  images jsonb NOT NULL,
  created_at bigint NOT NULL,
  due_at bigint NOT NULL,
  answered_at bigint,
  UNIQUE (member_id, idempotency_key)
);

CREATE TABLE feedback_image_part (
  member_id text NOT NULL REFERENCES member (id),
  image_id text NOT NULL,
  part integer NOT NULL,
  parts integer NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (member_id, image_id, part)
);
CREATE SEQUENCE feedback_number START 1042;

-- Devices that a player is notified on, what of, and what waits to be sent.
CREATE TABLE push_subscription (
  endpoint text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  client_id text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  time_zone text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX push_subscription_member ON push_subscription (member_id, created_at);

CREATE TABLE push_preference (
  member_id text PRIMARY KEY REFERENCES member (id),
  topics jsonb NOT NULL,
  quiet_from text,
  quiet_to text
);

-- Written with the event in one transaction, and taken by the sender, so that sending never delays or fails an order.
CREATE TABLE push_outbox (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  member_id text NOT NULL REFERENCES member (id),
  topic text NOT NULL CHECK (topic IN ('money', 'security', 'messages', 'promotions')),
  -- By gateway language: title and content.
  texts jsonb NOT NULL,
  path text NOT NULL,
  -- The device that caused the event knows already.
  without_client text,
  -- The only device that gets a test.
  only_endpoint text
);

-- The operator's VAPID keys, made on first use.
CREATE TABLE push_key (
  id integer PRIMARY KEY CHECK (id = 1),
  public_key text NOT NULL,
  private_key text NOT NULL
);
