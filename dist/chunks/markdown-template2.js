import{i as e}from"./rolldown-runtime.js";import{t}from"./runtime.js";var n=e(t(),1);const r={"comment.md.hbs":{0:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`|`+(o(n,`each`).call(a,o(t,`columns`),{name:`each`,hash:{},fn:e.program(1,i,0),inverse:e.noop,data:i,loc:null})??``)+`
|`+(o(n,`each`).call(a,o(t,`columns`),{name:`each`,hash:{},fn:e.program(2,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`+(o(n,`each`).call(a,o(t,`rows`),{name:`each`,hash:{},fn:e.program(5,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`if`).call(a,o(t,`more`),{name:`if`,hash:{},fn:e.program(7,i,0),inverse:e.noop,data:i,loc:null})??``)},1:function(e,t,n,r,i){return` `+(e.lambda(e.strict(t,`label`,null),t)??``)+` |`},2:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return` `+(a(n,`if`).call(t??(e.nullContext||{}),a(t,`right`),{name:`if`,hash:{},fn:e.program(3,i,0),inverse:e.program(4,i,0),data:i,loc:null})??``)+` |`},3:function(e,t,n,r,i){return`---:`},4:function(e,t,n,r,i){return`---`},5:function(e,t,n,r,i){return`|`+((e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]})(n,`each`).call(t??(e.nullContext||{}),t,{name:`each`,hash:{},fn:e.program(6,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},6:function(e,t,n,r,i){return` `+(e.lambda(t,t)??``)+` |`},7:function(e,t,n,r,i){return`
… and `+(e.lambda(e.strict(t,`more`,null),t)??``)+` more.
`},8:function(e,t,n,r,i){return` · `+(e.lambda(e.strict(t,`flagged`,null),t)??``)},9:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(e.invokePartial(a(r,`table`),a(t,`problems`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
`},10:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(e.invokePartial(a(r,`table`),a(t,`summary`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
`},11:function(e,t,n,r,i){return`Entries of the board that could not be read, and are left out of every comparison: `+(e.lambda(e.strict(t,`unread`,null),t)??``)+`.

`},12:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(e.invokePartial(a(r,`table`),a(t,`broken`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
`},13:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(e.invokePartial(a(r,`table`),a(t,`reasons`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
`},14:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(e.invokePartial(a(r,`table`),a(t,`fresh`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
Fresh tasks were generated for this run, so that nobody had them before.

`},15:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(e.invokePartial(a(r,`table`),a(t,`flags`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
Flags are for a reviewer: they decide nothing.

`},16:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(o(n,`if`).call(a,o(t,`shortly`),{name:`if`,hash:{},fn:e.program(17,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`if`).call(a,o(t,`again`),{name:`if`,hash:{},fn:e.program(18,i,0),inverse:e.noop,data:i,loc:null})??``)},17:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return`**`+(o(a(t,`title`,null),t)??``)+`.** `+(o(a(t,`shortly`,null),t)??``)+`

`},18:function(e,t,n,r,i){return(e.lambda(e.strict(t,`again`,null),t)??``)+`

`},19:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return(o(a(t,`preview`,null),t)??``)+`: the artifact `+(o(a(t,`previewName`,null),t)??``)+` of this run. Unpack it and open \`index.html\`.

`},20:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`<details><summary>`+(e.lambda(e.strict(t,`title`,null),t)??``)+`: families`+(o(n,`if`).call(a,o(o(o(t,`nearest`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(21,i,0),inverse:e.noop,data:i,loc:null})??``)+` and more</summary>

`+(o(n,`with`).call(a,o(t,`diagnosis`),{name:`with`,hash:{},fn:e.program(22,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`if`).call(a,o(o(o(t,`figures`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(25,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`each`).call(a,o(t,`tasks`),{name:`each`,hash:{},fn:e.program(29,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`if`).call(a,o(o(o(t,`arms`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(30,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`each`).call(a,o(t,`model`),{name:`each`,hash:{},fn:e.program(32,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`if`).call(a,o(o(o(t,`modelUse`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(33,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`if`).call(a,o(o(o(t,`latency`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(34,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`if`).call(a,o(o(o(t,`nearest`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(35,i,0),inverse:e.program(37,i,0),data:i,loc:null})??``)+(o(n,`if`).call(a,o(o(o(t,`side`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(39,i,0),inverse:e.noop,data:i,loc:null})??``)+`</details>

`},21:function(e,t,n,r,i){return`, nearest entries`},22:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(o(n,`each`).call(a,o(t,`groups`),{name:`each`,hash:{},fn:e.program(23,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`if`).call(a,o(t,`undecided`),{name:`if`,hash:{},fn:e.program(24,i,0),inverse:e.noop,data:i,loc:null})??``)},23:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return`**`+(o(a(t,`title`,null),t)??``)+`:** `+(o(a(t,`text`,null),t)??``)+`.

`},24:function(e,t,n,r,i){return(e.lambda(e.strict(t,`undecided`,null),t)??``)+`

`},25:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(e.invokePartial(o(r,`table`),o(t,`figures`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
`+(o(n,`if`).call(a,o(t,`counted`),{name:`if`,hash:{},fn:e.program(26,i,0),inverse:e.noop,data:i,loc:null})??``)+`95% intervals, clustered: tasks made from one template are not independent (`+(e.lambda(e.strict(t,`clusters`,null),t)??``)+`).`+(o(n,`if`).call(a,o(t,`fewTemplates`),{name:`if`,hash:{},fn:e.program(27,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`if`).call(a,o(t,`change`),{name:`if`,hash:{},fn:e.program(28,i,0),inverse:e.noop,data:i,loc:null})??``)+`

`},26:function(e,t,n,r,i){return`The headline is of `+(e.lambda(e.strict(t,`counted`,null),t)??``)+`.

`},27:function(e,t,n,r,i){return` `+(e.lambda(e.strict(t,`fewTemplates`,null),t)??``)},28:function(e,t,n,r,i){return` `+(e.lambda(e.strict(t,`change`,null),t)??``)},29:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`<details><summary>`+(e.lambda(e.strict(t,`title`,null),t)??``)+`</summary>

`+(e.invokePartial(a(r,`table`),a(t,`table`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
</details>

`},30:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(e.invokePartial(a(r,`table`),a(t,`arms`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
`+(a(n,`each`).call(t??(e.nullContext||{}),a(t,`verdicts`),{name:`each`,hash:{},fn:e.program(31,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},31:function(e,t,n,r,i){return`- `+(e.lambda(t,t)??``)+`
`},32:function(e,t,n,r,i){return(e.lambda(t,t)??``)+`

`},33:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(e.invokePartial(a(r,`table`),a(t,`modelUse`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
`},34:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(e.invokePartial(a(r,`table`),a(t,`latency`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
`},35:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`#### Nearest entries`+(a(n,`if`).call(t??(e.nullContext||{}),a(t,`rank`),{name:`if`,hash:{},fn:e.program(36,i,0),inverse:e.noop,data:i,loc:null})??``)+`

`+(e.invokePartial(a(r,`table`),a(t,`nearest`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
Paired sign-flip test over clusters on the same tasks, Holm-corrected over all entries that this one is compared with. A rank is a range by a max-T test with common sign flips, and places that several share count once.

`},36:function(e,t,n,r,i){return`: rank `+(e.lambda(e.strict(t,`rank`,null),t)??``)},37:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return a(n,`if`).call(t??(e.nullContext||{}),a(t,`rank`),{name:`if`,hash:{},fn:e.program(38,i,0),inverse:e.noop,data:i,loc:null})??``},38:function(e,t,n,r,i){return`Rank `+(e.lambda(e.strict(t,`rank`,null),t)??``)+`: there is no other run on these tasks to compare with.

`},39:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`<details><summary>Other metrics by family</summary>

`+(e.invokePartial(a(r,`table`),a(t,`side`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
</details>

`},compiler:[8,`>= 4.3.0`],main:function(e,t,n,r,i,a,o){var s=e.strict,c=e.lambda,l=t??(e.nullContext||{}),u=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`## `+(c(s(t,`verdict`,null),t)??``)+(u(n,`if`).call(l,u(t,`flagged`),{name:`if`,hash:{},fn:e.program(8,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`

`+(c(s(t,`says`,null),t)??``)+`

`+(e.invokePartial(u(r,`table`),u(t,`entry`),{name:`table`,data:i,helpers:n,partials:r,decorators:e.decorators})??``)+`
`+(u(n,`if`).call(l,u(u(u(t,`problems`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(9,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(l,u(u(u(t,`summary`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(10,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(l,u(t,`unread`),{name:`if`,hash:{},fn:e.program(11,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(l,u(u(u(t,`broken`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(12,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(l,u(u(u(t,`reasons`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(13,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(l,u(u(u(t,`fresh`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(14,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(l,u(u(u(t,`flags`),`rows`),`length`),{name:`if`,hash:{},fn:e.program(15,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`each`).call(l,u(t,`suites`),{name:`each`,hash:{},fn:e.program(16,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`**Next:** `+(c(s(t,`next`,null),t)??``)+`

`+(u(n,`if`).call(l,u(t,`preview`),{name:`if`,hash:{},fn:e.program(19,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`each`).call(l,u(t,`suites`),{name:`each`,hash:{},fn:e.program(20,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`<!-- context-integrity:footer -->

<details><summary>Digests, and how to check this</summary>

`+(c(s(t,`digests`,null),t)??``)+`

</details>

Commit `+(c(s(t,`commit`,null),t)??``)+` · `+(c(s(t,`run`,null),t)??``)+` · harness `+(c(s(t,`harness`,null),t)??``)+`
`},main_d:function(e,t,n,r,i,a,o){var s=n.decorators,c=(n.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]})(s,`inline`);if(typeof c!=`function`)throw Error(`Missing decorator: "inline"`);return e=c(e,t,n,{name:`inline`,hash:{},fn:n.program(0,i,0,a,o),inverse:n.noop,args:[`table`],data:i,loc:null})||e,e},useDecorators:!0,usePartial:!0,useData:!0,useDepths:!0},"report.md.hbs":{0:function(e,t,n,r,i){var a=e.strict,o=e.lambda,s=t??(e.nullContext||{}),c=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`## `+(o(a(t,`label`,null),t)??``)+`

`+(o(a(t,`summary`,null),t)??``)+`

`+(c(n,`if`).call(s,c(t,`settings`),{name:`if`,hash:{},fn:e.program(1,i,0),inverse:e.noop,data:i,loc:null})??``)+`Data: `+(o(a(t,`dataset`,null),t)??``)+`

`+(c(n,`if`).call(s,c(t,`passed`),{name:`if`,hash:{},fn:e.program(2,i,0),inverse:e.noop,data:i,loc:null})??``)+(c(n,`each`).call(s,c(t,`tables`),{name:`each`,hash:{},fn:e.program(3,i,0),inverse:e.noop,data:i,loc:null})??``)+(c(n,`if`).call(s,c(c(t,`claims`),`length`),{name:`if`,hash:{},fn:e.program(9,i,0),inverse:e.noop,data:i,loc:null})??``)+(c(n,`each`).call(s,c(t,`charts`),{name:`each`,hash:{},fn:e.program(11,i,0),inverse:e.noop,data:i,loc:null})??``)+(c(n,`each`).call(s,c(t,`details`),{name:`each`,hash:{},fn:e.program(3,i,0),inverse:e.noop,data:i,loc:null})??``)},1:function(e,t,n,r,i){return`Settings: `+(e.lambda(e.strict(t,`settings`,null),t)??``)+`

`},2:function(e,t,n,r,i){return`**`+(e.lambda(e.strict(t,`passed`,null),t)??``)+`**

`},3:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`### `+(e.lambda(e.strict(t,`title`,null),t)??``)+`

|`+(o(n,`each`).call(a,o(t,`columns`),{name:`each`,hash:{},fn:e.program(4,i,0),inverse:e.noop,data:i,loc:null})??``)+`
|`+(o(n,`each`).call(a,o(t,`columns`),{name:`each`,hash:{},fn:e.program(5,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`+(o(n,`each`).call(a,o(t,`rows`),{name:`each`,hash:{},fn:e.program(8,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},4:function(e,t,n,r,i){return` `+(e.lambda(t,t)??``)+` |`},5:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return` `+(a(n,`if`).call(t??(e.nullContext||{}),a(i,`first`),{name:`if`,hash:{},fn:e.program(6,i,0),inverse:e.program(7,i,0),data:i,loc:null})??``)+` |`},6:function(e,t,n,r,i){return`---`},7:function(e,t,n,r,i){return`---:`},8:function(e,t,n,r,i){return`|`+((e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]})(n,`each`).call(t??(e.nullContext||{}),t,{name:`each`,hash:{},fn:e.program(4,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},9:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`### Claims

`+(a(n,`each`).call(t??(e.nullContext||{}),a(t,`claims`),{name:`each`,hash:{},fn:e.program(10,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},10:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return`- **`+(o(a(t,`verdict`,null),t)??``)+`** `+(o(a(t,`text`,null),t)??``)+` (`+(o(a(t,`because`,null),t)??``)+`)
`},11:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return`![`+(o(a(t,`title`,null),t)??``)+`](`+(o(a(t,`file`,null),t)??``)+`)

`},compiler:[8,`>= 4.3.0`],main:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`# `+(e.lambda(e.strict(t,`title`,null),t)??``)+`

`+(a(n,`each`).call(t??(e.nullContext||{}),a(t,`parts`),{name:`each`,hash:{},fn:e.program(0,i,0),inverse:e.noop,data:i,loc:null})??``)},useData:!0},"run-comment.md.hbs":{0:function(e,t,n,r,i){return`Scored again from what the fork’s run uploaded. The fork could change that run: nobody checked its transcript and its times.

`},compiler:[8,`>= 4.3.0`],main:function(e,t,n,r,i){var a=e.strict,o=e.lambda,s=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(o(a(t,`summary`,null),t)??``)+`
<!-- context-integrity:footer -->

`+(s(n,`if`).call(t??(e.nullContext||{}),s(t,`ofFork`),{name:`if`,hash:{},fn:e.program(0,i,0),inverse:e.noop,data:i,loc:null})??``)+`<details><summary>Digests</summary>

`+(o(a(t,`digests`,null),t)??``)+`

</details>

Commit `+(o(a(t,`commit`,null),t)??``)+` · `+(o(a(t,`run`,null),t)??``)+` · harness `+(o(a(t,`harness`,null),t)??``)+`
`},useData:!0},"submission.md.hbs":{0:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return`| `+(o(a(t,`label`,null),t)??``)+` | `+(o(a(t,`value`,null),t)??``)+` |
`},compiler:[8,`>= 4.3.0`],main:function(e,t,n,r,i){var a=e.strict,o=e.lambda,s=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(o(a(t,`what`,null),t)??``)+` the entry `+(o(a(t,`slug`,null),t)??``)+`. Nothing but <code>`+(o(a(t,`folder`,null),t)??``)+`</code> changes.

| What its <code>entry.json</code> says | |
| --- | --- |
`+(s(n,`each`).call(t??(e.nullContext||{}),s(t,`rows`),{name:`each`,hash:{},fn:e.program(0,i,0),inverse:e.noop,data:i,loc:null})??``)+`
That is what the entry says of itself. The folder’s Git tree: <code>`+(o(a(t,`tree`,null),t)??``)+`</code>

The submitter publishes these files under the licence of this repository, and confirms the right to do so. They stay in its history.
`},useData:!0},"summary.md.hbs":{0:function(e,t,n,r,i,a,o){var s=t??(e.nullContext||{}),c=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`
## `+(e.lambda(e.strict(t,`title`,null),t)??``)+`

`+(c(n,`if`).call(s,c(t,`card`),{name:`if`,hash:{},fn:e.program(1,i,0,a,o),inverse:e.program(7,i,0,a,o),data:i,loc:null})??``)+(c(n,`each`).call(s,c(t,`problems`),{name:`each`,hash:{},fn:e.program(8,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(c(n,`with`).call(s,c(t,`card`),{name:`with`,hash:{},fn:e.program(11,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(c(n,`with`).call(s,c(t,`errors`),{name:`with`,hash:{},fn:e.program(13,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(c(n,`if`).call(s,c(c(t,`gates`),`length`),{name:`if`,hash:{},fn:e.program(14,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(c(n,`with`).call(s,c(t,`regression`),{name:`with`,hash:{},fn:e.program(16,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(c(n,`each`).call(s,c(t,`tasks`),{name:`each`,hash:{},fn:e.program(20,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(c(n,`with`).call(s,c(t,`card`),{name:`with`,hash:{},fn:e.program(26,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(c(n,`if`).call(s,c(t,`verify`),{name:`if`,hash:{},fn:e.program(51,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)},1:function(e,t,n,r,i,a,o){var s=e.strict,c=e.lambda,l=t??(e.nullContext||{}),u=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`**`+(c(s(t,`verdict`,null),t)??``)+`** · `+(c(s(u(t,`card`),`system`,null),t)??``)+(u(n,`if`).call(l,u(u(t,`card`),`readsLabels`),{name:`if`,hash:{},fn:e.program(2,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+` · `+(c(s(u(t,`card`),`counts`,null),t)??``)+`

`+(u(n,`with`).call(l,u(u(t,`card`),`headline`),{name:`with`,hash:{},fn:e.program(3,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)},2:function(e,t,n,r,i){return` (reads labels)`},3:function(e,t,n,r,i,a,o){var s=e.strict,c=e.lambda,l=t??(e.nullContext||{}),u=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`**`+(c(s(t,`label`,null),t)??``)+`: `+(c(s(t,`value`,null),t)??``)+`**`+(u(n,`if`).call(l,u(t,`interval`),{name:`if`,hash:{},fn:e.program(4,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(l,u(t,`clustered`),{name:`if`,hash:{},fn:e.program(5,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(l,u(u(o[1],`card`),`counted`),{name:`if`,hash:{},fn:e.program(6,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`

`},4:function(e,t,n,r,i){return` · 95% interval `+(e.lambda(e.strict(t,`interval`,null),t)??``)},5:function(e,t,n,r,i){return`, clustered `+(e.lambda(e.strict(t,`clustered`,null),t)??``)},6:function(e,t,n,r,i,a,o){var s=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return` · `+(e.lambda(e.strict(s(o[1],`card`),`counted`,null),t)??``)},7:function(e,t,n,r,i){return`**`+(e.lambda(e.strict(t,`verdict`,null),t)??``)+`**

`},8:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`> **`+(e.lambda(e.strict(t,`message`,null),t)??``)+`**

`+(o(n,`with`).call(a,o(t,`quote`),{name:`with`,hash:{},fn:e.program(9,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`each`).call(a,o(t,`steps`),{name:`each`,hash:{},fn:e.program(10,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},9:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return(o(a(t,`title`,null),t)??``)+`

`+(o(a(t,`lines`,null),t)??``)+`

`},10:function(e,t,n,r,i){return`- `+(e.lambda(t,t)??``)+`
`},11:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return a(n,`if`).call(t??(e.nullContext||{}),a(a(t,`reasons`),`length`),{name:`if`,hash:{},fn:e.program(12,i,0),inverse:e.noop,data:i,loc:null})??``},12:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`### Why it does not count

`+(a(n,`each`).call(t??(e.nullContext||{}),a(t,`reasons`),{name:`each`,hash:{},fn:e.program(10,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},13:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`### What went wrong

`+(e.lambda(e.strict(t,`message`,null),t)??``)+`

`+(o(n,`with`).call(a,o(t,`quote`),{name:`with`,hash:{},fn:e.program(9,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`each`).call(a,o(t,`steps`),{name:`each`,hash:{},fn:e.program(10,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},14:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`| Gate | Value | Needed | |
| --- | ---: | ---: | --- |
`+(a(n,`each`).call(t??(e.nullContext||{}),a(t,`gates`),{name:`each`,hash:{},fn:e.program(15,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},15:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return`| `+(o(a(t,`metric`,null),t)??``)+` | `+(o(a(t,`value`,null),t)??``)+` | `+(o(a(t,`needed`,null),t)??``)+` | `+(o(a(t,`verdict`,null),t)??``)+` |
`},16:function(e,t,n,r,i){var a=e.strict,o=e.lambda,s=t??(e.nullContext||{}),c=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`Against the baseline, `+(o(a(t,`baseline`,null),t)??``)+`: **`+(o(a(t,`verdict`,null),t)??``)+`**`+(c(n,`if`).call(s,c(c(t,`worse`),`length`),{name:`if`,hash:{},fn:e.program(17,i,0),inverse:e.noop,data:i,loc:null})??``)+`. `+(o(a(t,`metric`,null),t)??``)+`: difference `+(o(a(t,`delta`,null),t)??``)+`; `+(o(a(t,`units`,null),t)??``)+` passed only here `+(o(a(t,`onlyHere`,null),t)??``)+`, only by the baseline `+(o(a(t,`onlyBaseline`,null),t)??``)+`; clustered p `+(o(a(t,`p`,null),t)??``)+`.

`+(c(n,`if`).call(s,c(c(t,`worse`),`length`),{name:`if`,hash:{},fn:e.program(18,i,0),inverse:e.noop,data:i,loc:null})??``)},17:function(e,t,n,r,i){return` by the figures below`},18:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`| Worse than the baseline | This run | Baseline | p |
| --- | ---: | ---: | ---: |
`+(a(n,`each`).call(t??(e.nullContext||{}),a(t,`worse`),{name:`each`,hash:{},fn:e.program(19,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},19:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return`| `+(o(a(t,`label`,null),t)??``)+` | `+(o(a(t,`run`,null),t)??``)+` | `+(o(a(t,`baseline`,null),t)??``)+` | `+(o(a(t,`p`,null),t)??``)+` |
`},20:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`<details><summary>`+(e.lambda(e.strict(t,`title`,null),t)??``)+`</summary>

|`+(o(n,`each`).call(a,o(o(t,`table`),`columns`),{name:`each`,hash:{},fn:e.program(21,i,0),inverse:e.noop,data:i,loc:null})??``)+`
|`+(o(n,`each`).call(a,o(o(t,`table`),`columns`),{name:`each`,hash:{},fn:e.program(22,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`+(o(n,`each`).call(a,o(o(t,`table`),`rows`),{name:`each`,hash:{},fn:e.program(23,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`if`).call(a,o(o(t,`table`),`more`),{name:`if`,hash:{},fn:e.program(25,i,0),inverse:e.noop,data:i,loc:null})??``)+`
</details>

`},21:function(e,t,n,r,i){return` `+(e.lambda(e.strict(t,`label`,null),t)??``)+` |`},22:function(e,t,n,r,i){return` --- |`},23:function(e,t,n,r,i){return`|`+((e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]})(n,`each`).call(t??(e.nullContext||{}),t,{name:`each`,hash:{},fn:e.program(24,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},24:function(e,t,n,r,i){return` `+(e.lambda(t,t)??``)+` |`},25:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`
… and `+(e.lambda(e.strict(a(t,`table`),`more`,null),t)??``)+` more.
`},26:function(e,t,n,r,i,a,o){var s=t??(e.nullContext||{}),c=e.strict,l=e.lambda,u=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(u(n,`with`).call(s,u(t,`diagnosis`),{name:`with`,hash:{},fn:e.program(27,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`| Family | n | `+(l(c(t,`passed`,null),t)??``)+` |`+(u(n,`each`).call(s,u(t,`columns`),{name:`each`,hash:{},fn:e.program(24,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`
| --- | ---: | ---: |`+(u(n,`each`).call(s,u(t,`columns`),{name:`each`,hash:{},fn:e.program(30,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`
`+(u(n,`each`).call(s,u(t,`families`),{name:`each`,hash:{},fn:e.program(31,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`| **`+(l(c(u(t,`overall`),`label`,null),t)??``)+`** | `+(l(c(u(t,`overall`),`n`,null),t)??``)+` | `+(l(c(u(t,`overall`),`passed`,null),t)??``)+` |`+(u(n,`each`).call(s,u(u(t,`overall`),`cells`),{name:`each`,hash:{},fn:e.program(24,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`

`+(u(n,`each`).call(s,u(t,`groups`),{name:`each`,hash:{},fn:e.program(32,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`
`+(u(n,`if`).call(s,u(t,`arms`),{name:`if`,hash:{},fn:e.program(33,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`with`).call(s,u(t,`modelUse`),{name:`with`,hash:{},fn:e.program(36,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(s,u(u(t,`latency`),`length`),{name:`if`,hash:{},fn:e.program(37,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(s,u(u(t,`failureModes`),`length`),{name:`if`,hash:{},fn:e.program(39,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(s,u(u(t,`slices`),`length`),{name:`if`,hash:{},fn:e.program(41,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`<details><summary>All metrics, with both intervals</summary>

| Metric | Value | 95% interval | Clustered 95% | n | n eff. | Definition |
| --- | ---: | ---: | ---: | ---: | ---: | --- |
`+(u(n,`each`).call(s,u(t,`metrics`),{name:`each`,hash:{},fn:e.program(45,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`
`+(u(n,`if`).call(s,u(u(t,`unmeasured`),`length`),{name:`if`,hash:{},fn:e.program(46,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(u(n,`if`).call(s,u(u(t,`uncounted`),`length`),{name:`if`,hash:{},fn:e.program(48,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+(l(c(t,`clusters`,null),t)??``)+`. Tasks made from one template are not independent: the clustered interval and n eff. take that into account.`+(u(n,`if`).call(s,u(t,`fewTemplates`),{name:`if`,hash:{},fn:e.program(49,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`

</details>

Dataset: `+(l(c(t,`dataset`,null),t)??``)+`
`+(u(n,`each`).call(s,u(t,`model`),{name:`each`,hash:{},fn:e.program(50,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`
`},27:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return(o(n,`each`).call(a,o(t,`groups`),{name:`each`,hash:{},fn:e.program(28,i,0),inverse:e.noop,data:i,loc:null})??``)+(o(n,`if`).call(a,o(t,`undecided`),{name:`if`,hash:{},fn:e.program(29,i,0),inverse:e.noop,data:i,loc:null})??``)},28:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return`**`+(o(a(t,`title`,null),t)??``)+`:** `+(o(a(t,`text`,null),t)??``)+`.

`},29:function(e,t,n,r,i){return(e.lambda(e.strict(t,`undecided`,null),t)??``)+`

`},30:function(e,t,n,r,i){return` ---: |`},31:function(e,t,n,r,i){var a=e.strict,o=e.lambda,s=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`| `+(o(a(t,`label`,null),t)??``)+` | `+(o(a(t,`n`,null),t)??``)+` | `+(o(a(t,`passed`,null),t)??``)+` |`+(s(n,`each`).call(t??(e.nullContext||{}),s(t,`cells`),{name:`each`,hash:{},fn:e.program(24,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},32:function(e,t,n,r,i,a,o){var s=e.strict,c=e.lambda,l=t??(e.nullContext||{}),u=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`| `+(c(s(t,`label`,null),t)??``)+` | n | `+(c(s(o[1],`passed`,null),t)??``)+` |`+(u(n,`each`).call(l,u(o[1],`columns`),{name:`each`,hash:{},fn:e.program(24,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`
| --- | ---: | ---: |`+(u(n,`each`).call(l,u(o[1],`columns`),{name:`each`,hash:{},fn:e.program(30,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`
`+(u(n,`each`).call(l,u(t,`rows`),{name:`each`,hash:{},fn:e.program(31,i,0,a,o),inverse:e.noop,data:i,loc:null})??``)+`
`},33:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return a(n,`with`).call(t??(e.nullContext||{}),a(t,`arms`),{name:`with`,hash:{},fn:e.program(34,i,0),inverse:e.noop,data:i,loc:null})??``},34:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`| `+(e.lambda(e.strict(t,`metric`,null),t)??``)+` by arm | Value | 95% interval | Clustered 95% | n |
| --- | ---: | ---: | ---: | ---: |
`+(o(n,`each`).call(a,o(t,`rows`),{name:`each`,hash:{},fn:e.program(23,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`+(o(n,`each`).call(a,o(t,`verdicts`),{name:`each`,hash:{},fn:e.program(35,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},35:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return`- `+(o(a(t,`text`,null),t)??``)+` (`+(o(a(t,`pair`,null),t)??``)+`: `+(o(a(t,`figures`,null),t)??``)+`)
`},36:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`| Its model |`+(o(n,`each`).call(a,o(t,`columns`),{name:`each`,hash:{},fn:e.program(24,i,0),inverse:e.noop,data:i,loc:null})??``)+`
| --- |`+(o(n,`each`).call(a,o(t,`columns`),{name:`each`,hash:{},fn:e.program(30,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`+(o(n,`each`).call(a,o(t,`rows`),{name:`each`,hash:{},fn:e.program(23,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},37:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`| Latency`+(o(n,`if`).call(a,o(t,`machine`),{name:`if`,hash:{},fn:e.program(38,i,0),inverse:e.noop,data:i,loc:null})??``)+` | Calls | p50 | p95 | max | Distribution |
| --- | ---: | ---: | ---: | ---: | ---: |
`+(o(n,`each`).call(a,o(t,`latency`),{name:`each`,hash:{},fn:e.program(23,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},38:function(e,t,n,r,i){return` on `+(e.lambda(e.strict(t,`machine`,null),t)??``)},39:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`| Failure mode | Tasks | Rule |
| --- | ---: | --- |
`+(a(n,`each`).call(t??(e.nullContext||{}),a(t,`failureModes`),{name:`each`,hash:{},fn:e.program(40,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},40:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return`| `+(o(a(t,`label`,null),t)??``)+` | `+(o(a(t,`count`,null),t)??``)+` | `+(o(a(t,`rule`,null),t)??``)+` |
`},41:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`<details><summary>By`+(o(n,`each`).call(a,o(t,`slices`),{name:`each`,hash:{},fn:e.program(42,i,0),inverse:e.noop,data:i,loc:null})??``)+`</summary>

`+(o(n,`each`).call(a,o(t,`slices`),{name:`each`,hash:{},fn:e.program(44,i,0),inverse:e.noop,data:i,loc:null})??``)+`</details>

`},42:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return` `+(e.lambda(e.strict(t,`label`,null),t)??``)+(a(n,`unless`).call(t??(e.nullContext||{}),a(i,`last`),{name:`unless`,hash:{},fn:e.program(43,i,0),inverse:e.noop,data:i,loc:null})??``)},43:function(e,t,n,r,i){return`,`},44:function(e,t,n,r,i){var a=t??(e.nullContext||{}),o=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`| `+(e.lambda(e.strict(t,`label`,null),t)??``)+` | n | Passed |`+(o(n,`each`).call(a,o(t,`columns`),{name:`each`,hash:{},fn:e.program(24,i,0),inverse:e.noop,data:i,loc:null})??``)+`
| --- | ---: | ---: |`+(o(n,`each`).call(a,o(t,`columns`),{name:`each`,hash:{},fn:e.program(30,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`+(o(n,`each`).call(a,o(t,`rows`),{name:`each`,hash:{},fn:e.program(31,i,0),inverse:e.noop,data:i,loc:null})??``)+`
`},45:function(e,t,n,r,i){var a=e.strict,o=e.lambda;return`| `+(o(a(t,`label`,null),t)??``)+` | `+(o(a(t,`value`,null),t)??``)+` | `+(o(a(t,`interval`,null),t)??``)+` | `+(o(a(t,`clustered`,null),t)??``)+` | `+(o(a(t,`n`,null),t)??``)+` | `+(o(a(t,`nEffective`,null),t)??``)+` | `+(o(a(t,`definition`,null),t)??``)+` |
`},46:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`Not measured, because the system does not declare what it needs:`+(a(n,`each`).call(t??(e.nullContext||{}),a(t,`unmeasured`),{name:`each`,hash:{},fn:e.program(47,i,0),inverse:e.noop,data:i,loc:null})??``)+`.

`},47:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return` `+(e.lambda(t,t)??``)+(a(n,`unless`).call(t??(e.nullContext||{}),a(i,`last`),{name:`unless`,hash:{},fn:e.program(43,i,0),inverse:e.noop,data:i,loc:null})??``)},48:function(e,t,n,r,i){var a=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return`No value, because nothing in this run counts towards it:`+(a(n,`each`).call(t??(e.nullContext||{}),a(t,`uncounted`),{name:`each`,hash:{},fn:e.program(47,i,0),inverse:e.noop,data:i,loc:null})??``)+`.

`},49:function(e,t,n,r,i){return` `+(e.lambda(e.strict(t,`fewTemplates`,null),t)??``)},50:function(e,t,n,r,i){return`
`+(e.lambda(t,t)??``)+`
`},51:function(e,t,n,r,i){return`Anybody can check this: <code>`+(e.lambda(e.strict(t,`verify`,null),t)??``)+`</code> computes every figure again from the bundle’s transcript.

`},compiler:[8,`>= 4.3.0`],main:function(e,t,n,r,i,a,o){var s=e.lookupProperty||function(e,t){if(Object.prototype.hasOwnProperty.call(e,t))return e[t]};return s(n,`each`).call(t??(e.nullContext||{}),s(t,`suites`),{name:`each`,hash:{},fn:e.program(0,i,0,a,o),inverse:e.noop,data:i,loc:null})??``},useData:!0,useDepths:!0}},i=async(e,t,i)=>n.default.template(r[i+`.md.hbs`]);export{i as t};