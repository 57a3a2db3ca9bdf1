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
export {
  LINE_PARTS,
  type SpendingLines,
  spendingLinesQuerySchema,
  spendingLinesSchema,
} from '../banking-lines.ts'
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
export {
  type CorrectionChanges,
  type Corrections,
  correctionChangesSchema,
  correctionsSchema,
  MAX_CORRECTIONS,
} from '../corrections.ts'
export { type SavedImport, savedImportSchema, TOO_MUCH_IMPORTED } from '../imports.ts'
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
