/** Query of the page that resumes a flow, after the flow needed a new document. */
export const RESUME_LINK = 'resume=link'
