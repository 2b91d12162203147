import type { Generated } from 'kysely'
import type { Focus, LearningGoal, Motivation } from '#domain/assessment.ts'
import type { Verdict } from '#domain/activity-score.ts'
import type { ErrorKind } from '#domain/feedback-score.ts'
import type { FinalLevel } from '#domain/evaluation.ts'
import type { Level } from '#domain/program.ts'

/** The columns as the migrations make them. Instants are ISO text with milliseconds, dates ISO text, booleans 0 or 1. */
export type Tables = {
  users: {
    id: string
    email: string
    given_name: string | null
    email_verified: Generated<0 | 1>
    time_zone: string
    created_at: string
  }
  identities: { issuer: string; subject: string; user_id: string; created_at: string }
  sessions: { token_hash: string; user_id: string; created_at: string; last_used_at: string }
  redeemed_codes: { code_hash: string; redeemed_at: string }
  secrets: { name: string; value: string }
  checkouts: { session_id: string; user_id: string; language_id: number; url: string; created_at: string }
  checkout_keys: { user_id: string; language_id: number; idempotency_key: string; made_at: string }
  purchases: {
    session_id: string
    user_id: string
    language_id: number
    amount: number
    currency: string
    customer_email: string
    paid_at: string
    starts_at: string
    expires_at: string
  }
  payment_events: { event_id: string; type: string; outcome: string; received_at: string }
  enrolments: {
    id: string
    user_id: string
    language_id: number
    proficiency_level: Level
    target_completion_date: string
    created_at: string
    first_week: Generated<number>
  }
  assessments: {
    user_id: string
    language_id: number
    current_level: Level
    learning_goals: LearningGoal
    daily_time_minutes: number
    preferred_focus: Focus
    motivation_reasons: Motivation
    specific_goals: string
    completed_at: string
  }
  lesson_progress: {
    user_id: string
    lesson_id: string
    language_id: number
    score: number
    best_score: number
    completed_at: string
    time_zone: string
  }
  evaluations: {
    user_id: string
    language_id: number
    program_rating: number
    progress_rating: number
    difficulty_rating: number
    time_commitment_rating: number
    favorite_aspects: string
    improvement_suggestions: string
    would_recommend: 0 | 1
    final_level_assessment: FinalLevel
    goals_achieved_percentage: number
    submitted_at: string
  }
  program_tests: {
    user_id: string
    language_id: number
    test: number
    asked: number
    correct: number
    answers: string
    taken_at: string
  }
  daily_plans: {
    user_id: string
    language_id: number
    local_date: string
    time_zone: string
    budget_minutes: number
    created_at: string
  }
  daily_tasks: {
    id: string
    user_id: string
    language_id: number
    local_date: string
    position: number
    task_type: string
    priority_level: 'high' | 'medium' | 'low'
    estimated_seconds: number
    recipe: string
    reason: string
    completed_at: string | null
    completed_zone: string | null
  }
  active_days: { user_id: string; local_date: string; first_at: string; time_zone: string }
  memory_items: {
    user_id: string
    language_id: number
    item: string
    due: string
    stability: number
    difficulty: number
    state: number
    repetitions: number
    lapses: number
    last_review: string | null
    introduced_at: string
    source: 'lesson' | 'conversation' | 'lookup'
  }
  reviews: {
    user_id: string
    id: string
    language_id: number
    item: string
    activity: string
    verdict: Verdict
    hint_used: 0 | 1
    milliseconds: number
    rating: number
    answered_at: string
    recorded_at: string
  }
  memory_fits: {
    user_id: string
    language_id: number
    /** JSON of four numbers; null where the published ones predicted better. */
    initial_stabilities: string | null
    answers: number
    fitted_at: string
  }
  saved_items: {
    user_id: string
    language_id: number
    item: string
    text: string
    translation: string
  }
  lookups: { user_id: string; language_id: number; word: string; translation: string; looked_up_at: string }
  rest_days: { user_id: string; local_date: string }
  pauses: { session_id: string; user_id: string; first_date: string; days: number; created_at: string }
  language_shares: { user_id: string; language_id: number; weight: number }
  conversations: {
    id: string
    user_id: string
    language_id: number
    topic: string
    started_at: string
    last_message_at: string
  }
  conversation_messages: {
    conversation_id: string
    position: number
    id: string
    role: 'user' | 'assistant'
    content: string
    details: string
    created_at: string
  }
  tutor_usage: {
    user_id: string
    used_on: string
    requests: number
    input_tokens: number
    output_tokens: number
  }
  conversation_errors: {
    id: string
    user_id: string
    language_id: number
    message_key: string
    kind: ErrorKind
    original: string
    corrected: string
    explanation: string
    outcome: 'open' | 'repaired' | 'shown'
    created_at: string
    drilled_on: string | null
  }
  generated_meanings: { language_id: number; word: string; model: string; answer: string; created_at: string }
  practice_accounts: { id: string; email: string; given_name: string | null; created_at: string }
  practice_issuer_records: {
    kind: string
    id: string
    payload: string
    uid: string | null
    grant_id: string | null
    expires_at: string | null
  }
  practice_checkouts: {
    session_id: string
    idempotency_key: string | null
    order_text: string
    status: 'open' | 'complete'
    created_at: string
    expires_at: string
  }
}
