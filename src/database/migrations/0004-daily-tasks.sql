-- The plan of a day: made once for a learner, language and local date, then kept.
create table daily_plans (
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  local_date text not null,
  time_zone text not null,
  budget_minutes integer not null,
  created_at text not null,
  primary key (user_id, language_id, local_date)
);

-- A task keeps a recipe, not its content: the content is derived from the course by the recipe each time it is read.
create table daily_tasks (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  local_date text not null,
  position integer not null,
  task_type text not null,
  priority_level text not null check (priority_level in ('high', 'medium', 'low')),
  estimated_seconds integer not null check (estimated_seconds > 0),
  recipe text not null,
  reason text not null,
  completed_at text,
  completed_zone text,
  unique (user_id, language_id, local_date, position),
  foreign key (user_id, language_id, local_date) references daily_plans (user_id, language_id, local_date) on delete cascade
);

-- Days on which a learner did something, in the zone where it was done: what the streak is counted from.
create table active_days (
  user_id text not null references users (id) on delete cascade,
  local_date text not null,
  first_at text not null,
  time_zone text not null,
  primary key (user_id, local_date)
);
