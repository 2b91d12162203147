-- An export and a deletion ask for a learner's identities: without it both read those of all.
create index identities_user on identities (user_id);
