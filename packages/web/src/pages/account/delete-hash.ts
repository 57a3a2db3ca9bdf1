/** Returns a user who has just confirmed their identity to the deletion dialog. */
export const DELETE_HASH = '#delete-account'
