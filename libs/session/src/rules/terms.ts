/** The version of the terms, which is their date; `agreeTerms` keeps the one that was agreed to. */
export const TERMS_DATE = '2026-06-01';

export const termsSections = ['who', 'account', 'money', 'play', 'data', 'law'] as const;
