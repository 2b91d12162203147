-- What several processes on one PostgreSQL count together: requests by limit, in the form that rate-limiter-flexible asks for.
create table rate_limits (
  key text not null primary key,
  points integer not null,
  expire bigint
);

-- The learner whose message is being answered, by which process (token), and until when that is believed (milliseconds).
create table replies_under_way (
  user_id text not null primary key references users (id) on delete cascade,
  token text not null,
  until bigint not null
);
