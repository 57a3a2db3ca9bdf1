export {
  type BlogFigure,
  type BlogFigureCosts,
  type BlogItem,
  blogFeedSchema,
  blogFigureSchema,
  blogItemSchema,
} from '../blog.ts'
export { type ErrorReport, errorReportSchema } from '../error-report.ts'
export { healthSchema, readySchema } from '../health.ts'
export {
  type NewsletterOptions,
  newsletterOptionsSchema,
  newsletterSentences,
  newsletterSubscribeSchema,
  newsletterTokenSchema,
} from '../newsletter.ts'
export { type CardSummary, type Overview, overviewSchema } from '../overview.ts'
