-- What became of each checkout. A payment is what refunds and disputes name, a reason says why money was refused.
alter table checkouts add column state text not null default 'open'
  check (state in ('open', 'pending', 'paid', 'failed', 'expired', 'refused'));
alter table checkouts add column state_at text;
alter table checkouts add column reason text;
alter table checkouts add column payment_id text;
update checkouts set
  state = 'paid',
  state_at = (select paid_at from purchases where purchases.session_id = checkouts.session_id)
  where session_id in (select session_id from purchases);
create index checkouts_payment on checkouts (payment_id);
create index checkouts_created on checkouts (created_at);

-- Access that ended before its time, and why.
alter table purchases add column ended_at text;
alter table purchases add column end_reason text check (end_reason in ('refunded', 'disputed', 'stopped'));

-- Access that an operator gave without a payment.
create table given_access (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  starts_at text not null,
  expires_at text not null,
  ended_at text,
  end_reason text check (end_reason in ('refunded', 'disputed', 'stopped')),
  given_at text not null,
  check (expires_at > starts_at)
);
create index given_access_user on given_access (user_id, expires_at);

-- All access of a learner, however it came.
create view access_periods as
  select session_id as id, 'purchase' as source, user_id, starts_at, expires_at, ended_at, end_reason from purchases
  union all
  select id, 'gift' as source, user_id, starts_at, expires_at, ended_at, end_reason from given_access;

-- What the payment service said of money that went back, by payment, also where the payment is not known here.
create table refunds (
  payment_id text primary key,
  amount integer not null,
  is_full integer not null check (is_full in (0, 1)),
  told_at text not null
);
create table disputes (
  id text primary key,
  payment_id text not null,
  status text not null,
  reason text not null,
  amount integer not null,
  due_by text,
  opened_at text not null,
  told_at text not null
);
create index disputes_payment on disputes (payment_id);

-- What operators did about payments and access.
create table operator_actions (
  id text primary key,
  operator_id text not null,
  action text not null,
  user_id text not null references users (id) on delete cascade,
  session_id text,
  note text not null,
  acted_at text not null
);
create index operator_actions_user on operator_actions (user_id);

-- The session or payment that an event spoke of.
alter table payment_events add column about text;

-- What became of the money at the practice checkout, as JSON.
alter table practice_checkouts add column payment text not null default '{}';
update practice_checkouts set payment = '{"state":"paid"}' where status = 'complete';
