/** Text of the account page; sentences that docs/product quotes and those of the server are in the contract. */
export const accountText = {
  loadFailed: 'We couldn’t load this part of your account. Nothing was lost.',
  noneLinked: 'You have no linked accounts.',
  exportFailed: 'We couldn’t collect your data. Nothing was lost; please try again.',
  sessionEnded: 'That browser is signed out.',
  othersEnded: 'All other browsers are signed out.',
  sessionFailed: 'We couldn’t sign out that browser. Please try again.',
  everywhereLead: 'This signs you out of every browser, this one included.',
  everywhereFailed: 'We couldn’t sign you out everywhere. Please try again.',
  verificationFailed: 'We couldn’t send the email. Please try again in a moment.',
  confirmLead: 'This protects your account if someone else uses this browser.',
  confirmPasskeyLead:
    'Use one of your passkeys. Lost it? Turn on two-step verification first, and a code works, too.',
  codeHint: 'From your authenticator app, or a recovery code.',
  confirmFailed: 'We couldn’t confirm that. Please try again.',
  twoStepOff: 'Off. Adds a code from your phone at sign-in. Turning it on signs you out everywhere else.',
  twoStepTurnedOff: 'Two-step verification is off.',
  twoStepFailed: 'We couldn’t change two-step verification. Please try again.',
  noPasskeys:
    'None. A passkey signs you in with your fingerprint, your face or your screen lock. You won’t need a code.',
  passkeyAdded: 'Passkey added.',
  passkeyRemoved: 'Passkey removed.',
  passkeyFailed: 'That didn’t work. This device may already have a passkey for your account.',
  removePasskeyLead: 'You won’t be able to sign in with it anymore. Delete it in your password manager, too.',
  setupLead: 'Scan this with an authenticator app, such as the one in your password manager.',
  codesLead:
    'If you lose your phone, these codes let you sign in. Each works once, and you won’t see them again.',
  codesCopied: 'Codes copied.',
  copyFailed: 'This browser doesn’t allow copying. Download the codes instead.',
  tokenLead: 'An assistant that has this token can read what you choose here. It can’t change anything.',
  tokenShownOnce: 'Copy it now: we can’t show it again. Don’t share it.',
  tokenRevoked: 'That token no longer works.',
  tokenFailed: 'We couldn’t revoke that token. Please try again.',
  revokeLead: 'Whatever uses it can’t read your data anymore.',
  extensionCodeHint: 'Enter it in the options of the extension within five minutes. It works once.',
  codeFailed: 'We couldn’t create a code. Please try again.',
  extensionConnected: 'The extension is connected.',
  extensionRevoked: 'That extension no longer reads your cards.',
  disconnectLead: 'It removes your cards from that browser the next time it asks for them.',
  deletePasswordMissing: 'Enter your password to delete your account.',
  deleteFailed: 'We couldn’t delete your account. Nothing has changed.',
} as const

/** Listed before anything is deleted. */
export const deletionEffects = [
  'Your name, email and password, and every sign-in.',
  'Your linked accounts and their transactions. We also disconnect them at Plaid.',
  'What this browser stores for Cardsight, including your results.',
] as const
