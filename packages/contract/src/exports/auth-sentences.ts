export { authSentences, type SocialProblem, socialProblems } from '../auth-sentences.ts'
