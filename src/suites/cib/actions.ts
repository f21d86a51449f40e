/** The answers one question can have, by kind: four each, so that a guess is right one time in four. */
export const LABELS = {
  grouping: ['group_by_client', 'group_by_month', 'group_by_region', 'group_by_product'],
  format: ['format_csv', 'format_pdf', 'format_xlsx', 'format_json'],
  site: ['site_frankfurt', 'site_dublin', 'site_oregon', 'site_singapore'],
  period: ['period_week', 'period_month', 'period_quarter', 'period_year'],
  channel: ['contact_email', 'contact_chat', 'contact_phone', 'contact_ticket'],
  desk: ['route_finance', 'route_support', 'route_legal', 'route_security'],
  weekday: ['on_monday', 'on_tuesday', 'on_thursday', 'on_friday'],
  cap: ['cap_500', 'cap_1000', 'cap_2500', 'cap_5000'],
  version: ['use_v1', 'use_v2', 'use_v3', 'use_v4'],
  sending: ['draft_only', 'send_directly', 'send_once_approved', 'leave_unsent'],
  approval: ['approve', 'decline', 'send_back', 'refer_upward'],
  failure: ['retry_run', 'roll_back', 'skip_item', 'halt_run'],
  cause: ['leave_unchanged', 'go_ahead', 'trial_first', 'revert'],
  interface: ['relay_token', 'relay_signature', 'bridge_token', 'bridge_signature'],
  summary: ['short_impact_first', 'short_cause_first', 'full_impact_first', 'full_cause_first'],
  meeting: ['morning_remote', 'morning_onsite', 'afternoon_remote', 'afternoon_onsite'],
  copies: ['hourly_vault', 'hourly_cloud', 'nightly_vault', 'nightly_cloud'],
  billing: ['monthly_card', 'monthly_transfer', 'yearly_card', 'yearly_transfer'],
} as const;

/** What to do when the evidence shows that the answer is not known. */
export const ABSTAINING: readonly string[] = [
  'ask_user',
  'ask_owner',
  'wait_for_decision',
  'wait_for_review',
  'request_document',
];

/** Every task allows all of them: the list betrays neither the family nor the topic. */
export const ACTIONS: readonly string[] = [...Object.values(LABELS).flat(), ...ABSTAINING];
