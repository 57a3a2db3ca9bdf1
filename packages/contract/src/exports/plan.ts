export {
  ASSUMED_BONUS_MONTHS,
  DEFAULT_LEAST_ADDED,
  type PlanAnswer,
  type PlanAnswerStep,
  type PlanRequest,
  planRequestSchema,
} from '../plan.ts'
