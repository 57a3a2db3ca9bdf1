export {
  type CardChange,
  type CardHistory,
  type CatalogChange,
  type CatalogChanges,
  type ChangeField,
  catalogChangesSchema,
  changeFields,
  changesQuerySchema,
  type PastOffer,
} from '../card-changes.ts'
export {
  type CardCredit,
  type CardFact,
  type CardRate,
  type CardReport,
  type Companion,
  cardReportSchema,
  type HeldResult,
  type NamedCard,
  type PlainComparison,
  type PlainPeriod,
} from '../card-report.ts'
export {
  type CardBrief,
  type CardFaceLook,
  type CardText,
  type CardTexts,
  cardTextSchema,
  cardTextsSchema,
} from '../cards.ts'
export { type CatalogHealth, catalogHealthSchema } from '../catalog-health.ts'
export { type ProgramList, programListSchema, type RewardProgram } from '../programs.ts'
export {
  type PermanentCard,
  type PermanentCatalog,
  type PublishedCard,
  type PublishedCatalog,
  permanentCatalogSchema,
  publishedCardSchema,
  publishedCatalogSchema,
} from '../published-cards.ts'
export { type SampleCard, sampleCardSchema } from '../sample-cards.ts'
