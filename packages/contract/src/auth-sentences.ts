/** What identity says to a person. The first block is PRODUCT.md's, letter for letter; the second is ours. */
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

  passwordCommon: 'This password is one of the most used ones. Please choose another',
  passwordLong: 'Passwords can have at most 256 characters',
  nameLong: 'Names can have at most 100 characters',
  nameUnreadable: 'Names cannot contain control characters',
  emailTaken: 'There is already an account with this email. Sign in, or reset your password.',
  restoreSent: 'If there is an account with this email, a link to reset its password is on its way.',
  resetLinkDead: 'This link has expired or was used already!',
  verifyLinkDead: 'This link has expired or was used already. Sign in to get a new one.',
  undoLinkDead: 'This link has expired or was already used.',
  handOffDead: 'This sign-in has expired or was used already. Please sign in again.',
  oldPasswordWrong: 'Your current password is not right.',
  verificationSent: 'A mail with a link to confirm your email is on its way.',
  emailVerified: 'Your email is confirmed. Thank you!',
  emailChangeUndone:
    'Your old email address is back, and every browser is signed out. We sent you a link to choose a new password.',
  socialEmail: 'You sign in with Google, so your email is changed there.',
  socialPassword: 'You sign in with Google, so there is no password to change.',
} as const

/** Why a social sign-in came back to the sign-in page, as the value of its `social` query parameter. */
export const socialProblems = {
  'not-set-up': 'Sign-in with Google is not set up on this server.',
  cancelled: 'Sign-in with Google was cancelled. Nothing has changed.',
  failed: 'Sign-in with Google did not work. Please try again.',
  unavailable: 'Google is not answering right now. Please try again in a moment.',
  'email-unverified': 'Google has not confirmed your email address, so it cannot sign you in here.',
  'password-first':
    'There is an account with this email already. Sign in with its password once, and Google will work from then on.',
} as const

export type SocialProblem = keyof typeof socialProblems
