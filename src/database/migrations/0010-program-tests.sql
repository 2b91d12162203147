-- The tests of days 1, 45 and 90: taken once each, with the answers as they were given.
create table program_tests (
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  test integer not null check (test between 1 and 3),
  asked integer not null check (asked > 0),
  correct integer not null check (correct between 0 and asked),
  answers text not null,
  taken_at text not null,
  primary key (user_id, language_id, test)
);

-- The week of the course in which a learner begins: a later one where the first test showed that the weeks before are known.
alter table enrolments add column first_week integer not null default 1;
