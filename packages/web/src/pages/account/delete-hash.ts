/** FileDropHandlers a person who has just confirmed who they are back to the question they had answered. */
export const DELETE_HASH = '#delete-account'
