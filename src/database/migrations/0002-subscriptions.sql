-- Checkout sessions that were opened for a learner, and the access that paid ones gave.
create table checkouts (
  session_id text primary key,
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  url text not null,
  created_at text not null
);
create index checkouts_user on checkouts (user_id, language_id);

-- The key a checkout is opened with at the payment service: clicks that meant the same purchase share it.
create table checkout_keys (
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  idempotency_key text not null,
  made_at text not null,
  primary key (user_id, language_id)
);

-- A payment that was verified. One per checkout session, whatever number of events told of it.
create table purchases (
  session_id text primary key references checkouts (session_id),
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  amount integer not null check (amount > 0),
  currency text not null,
  customer_email text not null,
  paid_at text not null,
  starts_at text not null,
  expires_at text not null,
  check (expires_at > starts_at)
);
create index purchases_user on purchases (user_id, expires_at);

-- Webhook events seen, for the operator's log; correctness rests on purchases.
create table payment_events (
  event_id text primary key,
  type text not null,
  outcome text not null,
  received_at text not null
);
