/** Error codes that any endpoint may answer: code -> [HTTP status, text]. Features add their own beside their endpoints. */
export const commonErrors = {
  bad_request: [400, 'The request could not be read.'],
  signed_out: [401, 'Sign in to continue.'],
  bad_key: [401, 'This API key is unknown, has ended or was revoked.'],
  no_key: [401, 'Send an API key: Authorization: Bearer gh_…'],
  forbidden: [403, 'You are not allowed to do this.'],
  read_only: [403, 'You are viewing the portal as somebody else: nothing can be changed.'],
  theirs_alone: [403, 'You are viewing the portal as somebody else: this is for them alone.'],
  needs_session: [403, 'An API key cannot do this. Sign in instead.'],
  cross_site: [403, 'Requests from another site are refused.'],
  password_change_required: [403, 'You must set a new password to continue.'],
  mfa_setup_required: [403, 'Set up a second factor to continue.'],
  not_found: [404, 'Not Found'],
  method_not_allowed: [405, 'This method is not allowed here.'],
  not_acceptable: [406, 'This version of the API is unknown.'],
  request_timeout: [408, 'The request took too long.'],
  wrong_state: [409, 'Not allowed in this state'],
  conflict: [409, 'This was changed at the same time. Load it again and retry.'],
  in_progress: [409, 'This request is still being worked on.'],
  done_before: [409, 'This was done already. Load the page to see it.'],
  stale: [412, 'Somebody else changed this in the meantime.'],
  too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'Send JSON with Content-Type application/json.'],
  foreign_host: [421, 'This host is not served here.'],
  invalid: [422, 'Some fields need your attention.'],
  key_used: [422, 'This Idempotency-Key belongs to another request.'],
  locked: [423, 'This is locked.'],
  too_many_requests: [429, 'Too many requests, please try again later'],
  too_many_attempts: [429, 'Too many incorrect attempts, please try again later'],
  headers_too_large: [431, 'The headers are too large.'],
  internal: [500, 'Something Wrong happened.'],
  unavailable: [503, 'The service is not available right now, please try again.'],
  storage_full: [507, 'There is not enough space left to store this.'],
} as const satisfies ErrorTable

export type ErrorTable = Record<string, readonly [status: number, message: string]>

/** Body of every refusal: `errors` names fields as the request names them. */
export interface ErrorBody {
  message: string
  code: string
  errors?: Record<string, string[]>
  /** Of a 412: the item as it is now. */
  data?: unknown
}
