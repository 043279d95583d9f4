/** The id of the panel's element. The check of the build looks for it: whatever a player gets has no panel (scripts/checkBudgets.mjs). */
export const PANEL_ID = 'parlour-developer-panel';
