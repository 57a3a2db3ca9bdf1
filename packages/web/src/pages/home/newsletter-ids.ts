/** What ties the field, drawn by the server, to the form around it. */
export const FIELD_NAME = 'email'
export const ANSWER_ID = 'newsletter-answer'
