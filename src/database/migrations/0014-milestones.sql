-- What learners say of a week's can-do statement; the last answer counts.
create table week_checks (
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  week integer not null check (week between 1 and 13),
  answer text not null check (answer in ('can', 'not_yet')),
  answered_at text not null,
  primary key (user_id, language_id, week)
);

-- Certificates: what each says, as JSON, and its signature by the installation's secret. A deleted account takes its own along.
create table certificates (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  facts text not null,
  signature text not null,
  issued_at text not null,
  unique (user_id, language_id)
);
