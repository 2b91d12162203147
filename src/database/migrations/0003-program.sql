-- What a learner learns: enrolments, assessments, lessons done, evaluations.
create table enrolments (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  proficiency_level text not null check (proficiency_level in ('beginner', 'intermediate', 'advanced')),
  target_completion_date text not null,
  created_at text not null,
  unique (user_id, language_id)
);

create table assessments (
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  current_level text not null check (current_level in ('beginner', 'intermediate', 'advanced')),
  learning_goals text not null,
  daily_time_minutes integer not null check (daily_time_minutes between 15 and 120),
  preferred_focus text not null,
  motivation_reasons text not null,
  specific_goals text not null,
  completed_at text not null,
  primary key (user_id, language_id)
);

create table lesson_progress (
  user_id text not null references users (id) on delete cascade,
  lesson_id text not null,
  language_id integer not null,
  score integer not null check (score between 0 and 100),
  best_score integer not null check (best_score between 0 and 100),
  completed_at text not null,
  time_zone text not null,
  primary key (user_id, lesson_id)
);
create index lesson_progress_language on lesson_progress (user_id, language_id);

create table evaluations (
  user_id text not null references users (id) on delete cascade,
  language_id integer not null,
  program_rating integer not null check (program_rating between 1 and 5),
  progress_rating integer not null check (progress_rating between 1 and 5),
  difficulty_rating integer not null check (difficulty_rating between 1 and 5),
  time_commitment_rating integer not null check (time_commitment_rating between 1 and 5),
  favorite_aspects text not null,
  improvement_suggestions text not null,
  would_recommend integer not null check (would_recommend in (0, 1)),
  final_level_assessment text not null,
  goals_achieved_percentage integer not null check (goals_achieved_percentage between 0 and 100),
  submitted_at text not null,
  primary key (user_id, language_id)
);
