/** Connects the server-rendered field to the form around it. */
export const FIELD_NAME = 'email'
export const ANSWER_ID = 'newsletter-answer'
