-- When a learner is reminded and by what. `next_at` is the next moment at which a process looks at the row; null while nothing is
-- wanted. `calendar_version` is the number of the present calendar address: 0 before the first, negative while it is off.
create table reminders (
  user_id text primary key references users (id) on delete cascade,
  local_time text not null,
  by_email integer not null check (by_email in (0, 1)),
  by_push integer not null check (by_push in (0, 1)),
  calendar_version integer not null default 0,
  email_failures integer not null default 0,
  email_fault text,
  changed_at text not null,
  next_at text
);
create index reminders_next on reminders (next_at);

-- One row for each reminder of a local date and way. It is written and claimed in transactions, so that one process sends it, once.
create table reminder_messages (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  local_date text not null,
  channel text not null check (channel in ('email', 'push')),
  subject text not null,
  body text not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at text not null,
  created_at text not null,
  unique (user_id, local_date, channel)
);
create index reminder_messages_state on reminder_messages (state, next_attempt_at);

-- Browsers that take web push for a learner.
create table push_subscriptions (
  endpoint text primary key,
  user_id text not null references users (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at text not null
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- Messages of an installation without a mail server, to be read on a page of the practice parts.
create table practice_messages (
  id text primary key,
  address text not null,
  subject text not null,
  body text not null,
  sent_at text not null
);

-- Accounts that were deleted: the SHA-256 of their id and when. Nothing in it tells who it was.
create table deleted_users (
  user_hash text primary key,
  deleted_at text not null
);
