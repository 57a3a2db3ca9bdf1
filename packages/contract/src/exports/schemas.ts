export {
  type AccountSecurity,
  type AuthenticatorKey,
  accountSecuritySchema,
  authenticatorCodeSchema,
  authenticatorKeySchema,
  type EnterCode,
  enterCodeSchema,
  type Passkey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRegistration,
  type PasskeyRequest,
  type PasskeySignIn,
  passkeyCreationSchema,
  passkeyRegistrationSchema,
  passkeyRequestSchema,
  passkeySignInSchema,
  recoveryCodesSchema,
  renamePasskeySchema,
} from '../account-security.ts'
export {
  type AccessEnding,
  type AuthOptions,
  authOptionsSchema,
  type Confirm,
  commonPasswordPartSchema,
  commonPasswordsSchema,
  confirmSchema,
  exchangeSchema,
  findSocialProblem,
  messageSchema,
  type PasswordReset,
  passwordResetSchema,
  passwordRestoreSchema,
  type Session,
  type SignedIn,
  type SignIn,
  type SignInResult,
  type SignUp,
  sessionListSchema,
  signedInSchema,
  signInResultSchema,
  signInSchema,
  signOutEverywhereSchema,
  signUpSchema,
  undoEmailChangeSchema,
  verifyEmailSchema,
} from '../auth.ts'
export { type ManualRunQuery, manualRunQuerySchema } from '../backtest.ts'
export {
  type Account,
  type AccountList,
  accountListSchema,
  accountSchema,
  accountsAttentionSchema,
  addTokenQuerySchema,
  findBankAttention,
  type LinkExit,
  type LinkedAccounts,
  type LinkMetadata,
  type LinkToken,
  linkExitSchema,
  linkedAccountsSchema,
  linkMetadataSchema,
  linkTokenQuerySchema,
  linkTokenSchema,
  removeAccessQuerySchema,
  unlinkedSchema,
} from '../banking.ts'
export { type LinkedPurchases, linkedPurchasesSchema } from '../banking-purchases.ts'
export {
  debugRunQuerySchema,
  type LinkedRunQuery,
  linkedExplanationQuerySchema,
  linkedRunQuerySchema,
  linkedSpendingQuerySchema,
} from '../banking-runs.ts'
export {
  type BankStatus,
  bankStatusSchema,
  type InstitutionStatus,
  institutionStatusSchema,
} from '../banking-status.ts'
export {
  type MerchantCorrection,
  type MerchantCorrectionList,
  merchantCorrectionSchema,
  merchantCorrectionsSchema,
  type TransactionPage,
  transactionPageSchema,
  transactionsQuerySchema,
} from '../banking-transactions.ts'
export { type BlogItem, blogFeedSchema, blogItemSchema } from '../blog.ts'
export { type BlogFigure, type BlogFigureCosts, blogFigureSchema } from '../blog-figures.ts'
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
  cardTextsSchema,
} from '../cards.ts'
export {
  type CardInfo,
  type CardListEntry,
  type CardsDetails,
  type Coverage,
  CREDITS,
  cardsDetailsSchema,
  type DebtAnswer,
  type DebtResult,
  type Insights,
  type MerchantReview,
  type MerchantToReview,
  type OfferPart,
  type Projection,
  projections,
} from '../cards-details.ts'
export { describeIssue } from '../describe-issue.ts'
export { type ErrorReport, errorReportSchema } from '../error-report.ts'
export { type ErrorBody, type ErrorCode, type ErrorEntry, errorBodySchema, errorTable } from '../errors.ts'
export {
  type Explanation,
  type ExplanationLine,
  type ExplanationTier,
  explanationSchema,
  type ManualExplanationQuery,
  manualExplanationQuerySchema,
  type PassedOverRule,
} from '../explanation.ts'
export { healthSchema, readySchema } from '../health.ts'
export { type SavedImport, savedImportSchema, TOO_MUCH_IMPORTED } from '../imports.ts'
export { expandLiteralRun, literalRunSchema } from '../literal-run.ts'
export {
  type NewsletterOptions,
  newsletterOptionsSchema,
  newsletterSentences,
  newsletterSubscribeSchema,
  newsletterTokenSchema,
} from '../newsletter.ts'
export { type CardSummary, type Overview, overviewSchema } from '../overview.ts'
export {
  type Brand,
  type CreditOption,
  type MembershipOption,
  type OfferedOptions,
  offeredOptionsSchema,
  type ProfileOptions,
  type ProgramOption,
  profileOptionsSchema,
} from '../profile-options.ts'
export { type ProfileQuery, profileQuerySchema, toProfile } from '../profile-query.ts'
export { profileSchema, type SavedProfile, savedProfileSchema } from '../profile-schema.ts'
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
export { type RunNumbers, runNumbersSchema, type UsableCents } from '../run-numbers.ts'
export { type SampleCard, sampleCardSchema } from '../sample-cards.ts'
export { type SetupTokenOffer, setupTokenOfferSchema, setupTokenSchema } from '../setup-token.ts'
export {
  type LinkFault,
  type LinkFinish,
  type LinkSession,
  type LinkStep,
  linkFaultSchema,
  linkFinishSchema,
  linkOauthSchema,
  linkSessionSchema,
  linkStepSchema,
  type MfaQuestion,
  type OfferedAccount,
  type OfferedInstitution,
  simulatedLinkPath,
  type TestLogin,
} from '../simulated-link.ts'
export {
  type AccountDetails,
  accountDetailsSchema,
  changeEmailSchema,
  deleteUserSchema,
  renameSchema,
  type UpdateUser,
  type User,
  type UserExport,
  updateUserSchema,
  userExportSchema,
  userSchema,
} from '../users.ts'
export {
  linkedValueQuerySchema,
  manualValueQuerySchema,
  type ValueOverTime,
  valueOverTimeSchema,
} from '../value-over-time.ts'
