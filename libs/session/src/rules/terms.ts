/** Version of the terms, which is their date; `agreeTerms` stores the accepted version. */
export const TERMS_DATE = '2026-06-01';

export const termsSections = ['who', 'account', 'money', 'play', 'data', 'law'] as const;
