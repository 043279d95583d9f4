/** Shared styles of the floor pages: the look of home in as few rules as possible. */
export const floorStyle = `*{box-sizing:border-box;margin:0}body{background:#0b0d14;color:#fff;font:16px/1.4 system-ui,sans-serif}a{color:inherit;text-decoration:none}
.bar{position:sticky;top:0;z-index:1;display:flex;justify-content:space-between;align-items:center;height:56px;padding:0 16px;background:#0b0d14}
.tabs{position:fixed;inset:auto 0 0;display:flex;justify-content:space-around;padding:16px;background:#0b0d14}main{padding:0 16px 72px}h2{margin:16px 0 8px;font-size:18px}
.banner{display:block;width:100%;height:auto;aspect-ratio:5/2;border-radius:12px}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:12px 8px}
.image{display:block;width:100%;height:auto;aspect-ratio:4/5;border-radius:12px;object-fit:cover}.tile{display:block;min-width:0;overflow:hidden;font-size:14px;text-overflow:ellipsis;white-space:nowrap}
button{border:0;background:none;color:inherit;font:inherit;padding:8px}`;
