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
  joined_at bigint NOT NULL,
  last_login_at bigint,
  payment_password_hash text,
  payment_failures integer NOT NULL DEFAULT 0,
  payment_locked_until bigint,
  UNIQUE (merchant, username)
);

CREATE TABLE session (
  token_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  renewed_at bigint,
  ended_at bigint
);
CREATE INDEX session_member ON session (member_id);

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

CREATE TABLE message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  sent_at bigint NOT NULL
);
