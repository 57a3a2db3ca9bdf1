export {
  errorReportSentences,
  MAX_CORRECTION_LENGTH,
  reportableFactNames,
  reportableFacts,
} from '../error-report-text.ts'
