export const pageStyle = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
h3 { margin: 0; }
small { font-weight: 400; opacity: 0.75; }
section { margin: 1rem 0; padding: 0.75rem 1rem; border: 1px solid; border-inline-start: 6px solid #c62828; border-radius: 6px; }
dt { font-weight: 600; margin-top: 0.75rem; }
dd { margin: 0.25rem 0 0; overflow-wrap: anywhere; }
code { font-size: 0.95em; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.35rem 0.5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); text-align: start; vertical-align: top; }
`;
