-- What the memory model expected of an answer that came at least a day after the one before: the probability of recall, and
-- the days until it falls to 90 %. A learner's own recall is set against it. Null: nothing was expected, or the answer is of
-- an earlier release and its item was not answered since.
alter table reviews add column expected real;
alter table reviews add column expected_stability real;
