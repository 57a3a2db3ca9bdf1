/** User-facing sentences of the sign-in and account screens. PRODUCT.md gives the first block verbatim. */
export const authSentences = {
  emailMissing: 'Please enter email address',
  signInEmailInvalid: 'Please enter valid email address',
  signUpEmailInvalid: 'Please enter a valid email address',
  signInPasswordMissing: 'Password required',
  firstNameMissing: 'Please enter first name',
  lastNameMissing: 'Please enter last name',
  passwordMissing: 'Please enter password',
  confirmMissing: 'Please enter confirm password',
  confirmDiffers: 'Password and confirm password do not match',
  newConfirmDiffers: 'New password and confirm password do not match',
  passwordShort: 'Passwords must be at least 6 characters long',
  changeEmailMissing: 'Please enter both email and password!',
  changeEmailInvalid: 'Please enter valid email id!',
  changePasswordMissing: 'Please enter all fields!',
  nameMissing: 'Please enter both first and last name',
  emailSaved: 'email saved successfully!',
  passwordSaved: 'password saved successfully!',
  nameSaved: 'Fist name and Last name saved successfully!',
  profileFailed: 'Something went wrong while saving data. Please try again later!',
  resetDone: 'Your password has been reset successfully',
  resetFailed: 'Something went wrong, please try again',

  passwordCommon: 'That password is too common. Try a longer or more unusual one.',
  passwordLong: 'Passwords can have at most 256 characters',
  nameLong: 'Names can have at most 100 characters',
  nameUnreadable: "Names can't contain control characters",
  emailTaken: "There's already an account with this email. Sign in or reset your password.",
  restoreSent: "If there's an account with this email, we've sent it a link to reset the password.",
  resetLinkDead: 'This link has expired or was already used!',
  verifyLinkDead: 'This link has expired or was already used. Sign in to get a new one.',
  undoLinkDead: 'This link has expired or was already used.',
  handOffDead: 'This sign-in has expired or was already used. Please sign in again.',
  oldPasswordWrong: 'Your current password is incorrect.',
  verificationSent: 'We sent you an email with a link to confirm your address.',
  emailVerified: 'Your email is confirmed. Thank you!',
  emailChangeUndone:
    'We restored your old email address and signed you out everywhere. We also sent you a link to choose a new password.',
  socialEmail: 'You sign in with Google, so change your email in your Google account.',
  socialPassword: "You sign in with Google, so there's no password to change.",
} as const

/** Reasons a social sign-in failed, keyed by the value of the sign-in page's `social` query parameter. */
export const socialProblems = {
  'not-set-up': "Google sign-in isn't set up on this server.",
  cancelled: 'Google sign-in was canceled. Nothing has changed.',
  failed: "Google sign-in didn't work. Please try again.",
  unavailable: "Google isn't responding right now. Please try again in a moment.",
  'email-unverified': "Google hasn't confirmed your email address, so you can't use it to sign in here.",
  'password-first':
    'You already have an account with this email. Sign in with your password once, and you can use Google from then on.',
} as const

export type SocialProblem = keyof typeof socialProblems
